import type { I18nProvider } from "react-admin"
import { editorMessages, libraryMessages } from "./library-messages-texts.ts"
import { resourceNames } from "./resource-names-texts.ts"
import { translate } from "./translate.ts"

const messages = {
  ra: { ...libraryMessages.ra, tiptap: editorMessages },
  resources: resourceNames,
}

/** Spanish, the only language. */
export const i18nProvider: I18nProvider = {
  translate: (key, options) => translate(messages, key, options),
  changeLocale: () => Promise.resolve(),
  getLocale: () => "es",
}
