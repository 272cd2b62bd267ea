import { alertFrequencies, alertKinds, alertStates } from "@wara/domain/alerts/alert"
import { currencies } from "@wara/domain/money/money"
import { z } from "zod"
import { instantSchema } from "./record.ts"

/**
 * Response to a new alert, the same for every address that is typed. It is active at once only for
 * the confirmed address of the caller's own account.
 */
export const alertReceiptSchema = z.object({ awaits_confirmation: z.boolean() })

export type AlertReceipt = z.infer<typeof alertReceiptSchema>

/** An ad that an alert reported. */
export const alertHitSchema = z.object({
  kind: z.enum(alertKinds),
  name: z.string(),
  slug: z.string(),
  price: z.number().nonnegative(),
  currency: z.enum(currencies),
  is_public: z.boolean(),
  found_at: instantSchema,
})

/** An alert as its owner sees it, in the account or by the link of an e-mail. */
export const alertSchema = z.object({
  documentId: z.string(),
  state: z.enum(alertStates),
  /** The query of the list that shows what it finds. */
  search: z.string(),
  /** The search in words. */
  name: z.string(),
  /** The address with most of its letters hidden, because mails are forwarded. */
  address: z.string(),
  kinds: z.array(z.enum(alertKinds)),
  frequency: z.enum(alertFrequencies),
  /** Whether it asks if it is still of use. */
  is_asked: z.boolean(),
  created_at: instantSchema,
  /** The ads that it found last, newest first. */
  hits: z.array(alertHitSchema),
})

export type Alert = z.infer<typeof alertSchema>

/** Steps without further values; `see` records a visit. */
export const alertSteps = ["see", "confirm", "pause", "resume", "stop"] as const

export type AlertStep = (typeof alertSteps)[number]
