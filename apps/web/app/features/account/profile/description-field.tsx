import { type ComponentProps, useState } from "react"
import { TextArea } from "../../../ui/text-field.tsx"
import { ProLink } from "../pro/pro-link.tsx"
import { profileTexts } from "./profile-texts.ts"

/** Who one is, with the characters counted while typing. */
export function DescriptionField(
  props: Omit<ComponentProps<typeof TextArea>, "label" | "hint" | "defaultValue"> & {
    defaultValue: string
    isPublic: boolean
  },
) {
  const { isPublic, ...area } = props
  const [count, setCount] = useState(props.defaultValue.length)
  const reader = isPublic ? profileTexts.descriptionPublic : profileTexts.descriptionPrivate
  return (
    <div id="description" className="scroll-mt-24">
      <TextArea
        label={profileTexts.descriptionLabel}
        hint={`${reader} ${profileTexts.characters(count)}.`}
        rows={6}
        {...area}
        onChange={(event) => setCount(event.target.value.length)}
      />
      {isPublic ? null : (
        <p className="mt-1.5 text-sm">
          <ProLink />
        </p>
      )}
    </div>
  )
}
