import { paths } from "../site/paths.ts"
import type { requiredConsents } from "./account.ts"

/** The consent sentences of the sign-up forms, split where their links are. */
export const agreementTexts = {
  adult: "Soy mayor de edad (18 años o más).",
  before: "Acepto los ",
  beforeSocial: "Si entras así por primera vez, creas una cuenta: aceptas los ",
  afterSocial: " y declaras ser mayor de edad.",
  terms: "términos y condiciones",
  between: " y la ",
  privacy: "política de privacidad",
  newTab: " (se abre en otra pestaña)",
} as const

/**
 * What each consent is given to: the sentence of the form, and the path of the page that it links
 * to, if it has one. The consent log stores the hash of both.
 */
export const consentSubjects: Record<
  (typeof requiredConsents)[number],
  { sentence: string; page: string | null }
> = {
  terms: { sentence: `${agreementTexts.before}${agreementTexts.terms}`, page: paths.terms },
  privacy: { sentence: `Acepto la ${agreementTexts.privacy}`, page: paths.privacy },
  adulthood: { sentence: agreementTexts.adult, page: null },
}
