import { regex, required, TextInput } from "react-admin"
import { catalogTexts } from "./catalog-texts.ts"

const isSlug = [required(), regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, catalogTexts.slugShape)]

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
