import { slugRule } from "@wara/domain/staff/field-limits"
import { maxLength, regex, required, TextInput } from "react-admin"
import { catalogTexts } from "./catalog-texts.ts"

const isSlug = [
  required(),
  maxLength(slugRule.max),
  regex(slugRule.pattern, catalogTexts.slugShape),
]

/** The part of a URL that names a record. */
export function SlugInput() {
  return (
    <TextInput
      source="slug"
      label={catalogTexts.slug}
      helperText={catalogTexts.slugHelp}
      validate={isSlug}
    />
  )
}
