import { z } from "zod"
import { findRefusedLeaks } from "../ads/contact-leaks.ts"
import { contactSchema } from "../contact/contact-schema.ts"
import { alertFrequencies, alertKinds, defaultAlertKinds } from "./alert.ts"
import { canonicalAlertSearch, readAlertSearch } from "./alert-search.ts"
import { alertTexts } from "./alert-texts.ts"

const kinds = z
  .array(z.enum(alertKinds))
  .min(1, alertTexts.kindsRequired)
  .max(alertKinds.length)
  .transform((chosen) => alertKinds.filter((kind) => chosen.includes(kind)))

/** What mail programs would turn into a link, whatever its ending. */
const address = /:\/\/|@|[\p{L}\d]\.\p{L}{2}/u

/**
 * Whether the words of a search name a site, an e-mail or a phone. The mail that asks an address to
 * confirm an alert repeats them, and anybody can type another person's address [B8.85].
 */
function namesContact(canonical: string): boolean {
  const { manufacturer, text } = readAlertSearch(canonical)
  return [manufacturer, text].some(
    (words) => address.test(words) || findRefusedLeaks(words).length > 0,
  )
}

/** The query of a list of ads; becomes the canonical text of the search. */
export const alertSearchSchema = z
  .string()
  .max(1_000)
  .transform((query, context) => {
    const canonical = canonicalAlertSearch(new URLSearchParams(query))
    const { searchContact, searchRequired } = alertTexts
    if (canonical !== null && !namesContact(canonical)) return canonical
    const message = canonical === null ? searchRequired : searchContact
    context.addIssue({ code: "custom", message })
    return z.NEVER
  })

/** A new alert; `search` is the query of a list of ads. */
export const alertSchema = z.strictObject({
  email: contactSchema.shape.email,
  search: alertSearchSchema,
  kinds: kinds.default([...defaultAlertKinds]),
  frequency: z.enum(alertFrequencies).default("instant"),
})

export type NewAlert = z.infer<typeof alertSchema>

/** What the owner of an alert changes. */
export const alertEditSchema = z.strictObject({
  search: alertSearchSchema,
  kinds,
  frequency: z.enum(alertFrequencies),
})

export type AlertEdit = z.infer<typeof alertEditSchema>
