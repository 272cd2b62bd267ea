import { z } from "zod"
import { optionalLines, requiredLine, requiredLines } from "../accounts/account-fields.ts"
import { accountTexts } from "../accounts/account-texts.ts"
import { contactSchema } from "../contact/contact-schema.ts"
import { leadAsks, leadLimits } from "./lead.ts"
import { composeLeadMessage } from "./lead-message.ts"
import { leadTexts } from "./lead-texts.ts"

/** Names of sources, such as the page or the sign that led to a question. */
const source = z
  .string()
  .max(leadLimits.source)
  .regex(/^[a-z0-9-]*$/, "must have lower-case letters, digits and hyphens")
  .default("")

/** A question to a seller; the chosen asks are part of its message. */
export const leadSchema = z
  .strictObject({
    ...contactSchema.pick({ name: true, email: true, company: true, phone: true }).shape,
    asks: z.array(z.enum(leadAsks)).max(leadAsks.length).default([]),
    message: optionalLines(leadLimits.message),
    source,
  })
  .transform(({ asks, message, ...lead }) => ({
    ...lead,
    asks: leadAsks.filter((ask) => asks.includes(ask)),
    message: composeLeadMessage(asks, message),
  }))
  .superRefine(({ message }, context) => {
    const refuse = (text: string) =>
      context.addIssue({ code: "custom", path: ["message"], message: text })
    if (message === "") refuse(leadTexts.messageRequired)
    else if (message.length > leadLimits.message) refuse(accountTexts.tooLong(leadLimits.message))
  })

export type NewLead = z.infer<typeof leadSchema>

/** A further message of a thread. */
export const replySchema = requiredLines(leadLimits.message, leadTexts.replyRequired)

/** The seller's own note about a lead. */
export const leadNoteSchema = z
  .string()
  .trim()
  .max(leadLimits.note, accountTexts.tooLong(leadLimits.note))

/** A saved answer of a seller. */
export const leadTemplateSchema = z.strictObject({
  title: requiredLine(leadLimits.templateTitle, leadTexts.templates),
  text: requiredLines(leadLimits.template, leadTexts.replyRequired),
})

export type LeadTemplate = z.infer<typeof leadTemplateSchema>

/** All saved answers of a seller, each with a title of its own. */
export const leadTemplatesSchema = z
  .array(leadTemplateSchema)
  .max(leadLimits.templates, leadTexts.templates)
  .refine(
    (templates) => new Set(templates.map(({ title }) => title)).size === templates.length,
    leadTexts.templates,
  )
