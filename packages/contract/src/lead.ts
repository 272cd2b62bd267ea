import { adMeasures, leadAsks, leadAuthors, leadStates } from "@wara/domain/leads/lead"
import { leadTemplateSchema } from "@wara/domain/leads/lead-schema"
import { messageRisks } from "@wara/domain/leads/message-risks"
import { currencies } from "@wara/domain/money/money"
import { z } from "zod"
import { paginationSchema } from "./answer.ts"
import { instantSchema } from "./record.ts"

/**
 * Response to a question: its id, and whether it waits until its sender confirms it by the link of
 * an e-mail.
 */
export const leadReceiptSchema = z.object({
  documentId: z.string(),
  awaits_confirmation: z.boolean(),
})

export type LeadReceipt = z.infer<typeof leadReceiptSchema>

/** The ad of a lead as both sides see it. `is_public` is false once it ended. */
const leadAdSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  price: z.number().nonnegative(),
  currency: z.enum(currencies),
  is_public: z.boolean(),
})

const sides = z.enum(["buyer", "seller"])
const risks = z.array(z.enum(messageRisks))

/** A lead in a list: `has_unread` says that the other side wrote since. */
export const leadRowSchema = z.object({
  documentId: z.string(),
  state: z.enum(leadStates),
  /** The name of the ad, or of the wanted ad that was answered without one. */
  subject: z.string(),
  ad: leadAdSchema.nullable(),
  /** Name of the sender, for the seller only. */
  name: z.string().nullable(),
  excerpt: z.string(),
  has_unread: z.boolean(),
  has_risks: z.boolean(),
  awaits_confirmation: z.boolean(),
  created_at: instantSchema,
  last_message_at: instantSchema,
})

export type LeadRow = z.infer<typeof leadRowSchema>

/** A message of a thread; the first one is the question itself. */
export const leadMessageSchema = z.object({
  author: z.enum(leadAuthors),
  text: z.string(),
  risks,
  created_at: instantSchema,
  is_read: z.boolean(),
})

/** A thread as one side sees it. Buyers get neither `person` nor `note`. */
export const leadThreadSchema = leadRowSchema
  .omit({ excerpt: true, has_unread: true, has_risks: true, name: true })
  .extend({
    side: sides,
    asks: z.array(z.enum(leadAsks)),
    messages: z.array(leadMessageSchema),
    /** Who asked, as they wrote it, without the e-mail; null for the buyer. */
    person: z.object({ name: z.string(), phone: z.string(), company: z.string() }).nullable(),
    note: z.string().nullable(),
    /** What the team did to the ad, for the buyer. */
    measure: z.enum(adMeasures).nullable(),
    /** Whether the reader blocked the other side. */
    is_blocked: z.boolean(),
    /** Buyers without an account have nothing that a block could belong to. */
    can_block: z.boolean(),
    can_reply: z.boolean(),
  })

export type LeadThread = z.infer<typeof leadThreadSchema>

/** A page of a person's leads, with the number of leads in each tab. */
export const leadPageSchema = z.object({
  data: z.array(leadRowSchema),
  meta: z.object({
    pagination: paginationSchema,
    counts: z.object({
      new: z.number().int(),
      open: z.number().int(),
      closed: z.number().int(),
    }),
    /** The seller's ads with leads, for the filter. */
    ads: z.array(z.object({ id: z.number().int(), name: z.string(), leads: z.number().int() })),
  }),
})

export type LeadPage = z.infer<typeof leadPageSchema>

/** The questions that a seller got, as the text of a spreadsheet file. */
export const leadFileSchema = z.object({ csv: z.string() })

/** A seller's saved answers. */
export const leadTemplatesAnswerSchema = z.array(leadTemplateSchema)

/** The usual answer time of an ad's seller in whole hours; null with too few answers. */
export const answerTimeSchema = z.object({ hours: z.number().int().nonnegative().nullable() })

/** Steps by the link of an e-mail; which of them a link allows depends on its side. */
export const leadLinkActions = [
  "see",
  "confirm",
  "reply",
  "not-available",
  "spam",
  "block",
  "sold",
] as const

export type LeadLinkAction = (typeof leadLinkActions)[number]
