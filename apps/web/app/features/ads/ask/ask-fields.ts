import type { LeadReceipt } from "@wara/contract/lead"
import type { FormResult } from "../../../forms/use-form.ts"

export const askFields = ["message", "name", "email", "phone", "company"] as const

/** Name of the checkboxes of the chips. */
export const asksField = "asks"

/** Name of the field with the source of a question. */
export const sourceField = "source"

/** A sent question, or the form that was not accepted. */
export type AskResult = { sent: LeadReceipt | null } & FormResult<(typeof askFields)[number]>
