import type { FieldProps } from "../../forms/use-form.ts"
import { FieldFrame } from "../../ui/field-frame.tsx"
import { publishWantedTexts as texts } from "./texts.ts"

export type CommuneGroup = { region: string; communes: { slug: string; name: string }[] }

/** The whole country or one commune; one list, so that it works without JavaScript. */
export function CommuneField({
  error,
  places,
  ...select
}: FieldProps & { places: CommuneGroup[] }) {
  return (
    <FieldFrame
      label={texts.commune}
      error={error}
      control={(given) => (
        <select {...select} {...given}>
          <option value="">{texts.everywhere}</option>
          {places.map(({ communes, region }) => (
            <optgroup key={region} label={region}>
              {communes.map(({ name, slug }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    />
  )
}
