import { formLabel } from "@wara/domain/ads/ad-field-texts"
import { type AdFieldNames, isRequired } from "@wara/domain/ads/ad-fields"
import type { ComponentProps } from "react"
import { TextField } from "../../../ui/text-field.tsx"
import type { AdForm } from "./ad-form.ts"

type Line = AdFieldNames<{ kind: "line" | "email" | "phone" }>

/** A single-line text of an ad. Text longer than allowed can be typed: nothing is cut off. */
export function LineField(
  props: Omit<
    ComponentProps<typeof TextField>,
    "value" | "onChange" | "name" | "label" | "error" | "form"
  > & {
    form: AdForm
    name: Line
  },
) {
  const { form, name, ...field } = props
  return (
    <TextField
      autoComplete="off"
      maxLength={500}
      required={isRequired(name)}
      {...field}
      label={formLabel(name)}
      name={name}
      value={form.ad[name]}
      error={form.errors[name]}
      onChange={({ target }) => form.change({ [name]: target.value })}
    />
  )
}
