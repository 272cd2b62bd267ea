import type { FormResult } from "../../forms/form-result.ts"

/** Fields of the contact form, in their order. */
export const contactFields = ["name", "email", "company", "phone", "message"] as const

/** What came back from a contact form that was not accepted. */
export type ContactResult = FormResult<(typeof contactFields)[number]>
