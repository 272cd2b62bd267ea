import { countText } from "@wara/domain/listing/count-texts"
import type { I18nProvider, StringMap } from "react-admin"
import { editorMessages, libraryMessages } from "./library-messages-texts.ts"
import { resourceNames } from "./resource-names-texts.ts"

const messages = {
  ra: { ...libraryMessages.ra, tiptap: editorMessages },
  resources: resourceNames,
}

export const i18nProvider: I18nProvider = {
  translate: (key, options) => translate(messages, key, options),
  changeLocale: () => Promise.resolve(),
  getLocale: () => "es",
}

type Options = { _?: unknown; smart_count?: unknown; [name: string]: unknown }

/**
 * The text of a key such as `ra.action.save`, with `%{name}` filled in and, for "one |||| many",
 * the form that matches `smart_count`. A `total` is written as a count of results. Unknown keys return `_`, or themselves.
 */
export function translate(messages: StringMap, key: string, options: Options = {}): string {
  const found = textAt(messages, key) ?? (typeof options._ === "string" ? options._ : key)
  const forms = found.split("||||").map((form) => form.trim())
  const isMany = options.smart_count !== undefined && options.smart_count !== 1
  const form = (isMany ? forms.at(-1) : forms[0]) ?? found
  return form.replace(/%\{(\w+)\}/g, (whole, name: string) => {
    const value = options[name]
    return name === "total" && typeof value === "number" ? countText(value) : String(value ?? whole)
  })
}

function textAt(messages: StringMap, key: string): string | undefined {
  let here: StringMap | string | undefined = messages
  for (const step of key.split(".")) {
    if (typeof here !== "object" || !Object.hasOwn(here, step)) return undefined
    here = here[step]
  }
  return typeof here === "string" ? here : undefined
}
