import { z } from "zod"
import { contactSchema } from "../contact/contact-schema.ts"
import { alertFrequencies, alertKinds, defaultAlertKinds } from "./alert.ts"
import { canonicalAlertSearch } from "./alert-search.ts"
import { alertTexts } from "./alert-texts.ts"

const kinds = z
  .array(z.enum(alertKinds))
  .min(1, alertTexts.kindsRequired)
  .max(alertKinds.length)
  .transform((chosen) => alertKinds.filter((kind) => chosen.includes(kind)))

/** The query of a list of ads; becomes the canonical text of the search. */
export const alertSearchSchema = z
  .string()
  .max(1_000)
  .transform((query, context) => {
    const canonical = canonicalAlertSearch(new URLSearchParams(query))
    if (canonical !== null) return canonical
    context.addIssue({ code: "custom", message: alertTexts.searchRequired })
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
