/** Fields of the contact form, in their order. */
export const contactFields = ["name", "email", "company", "phone", "message"] as const

/** One field of the contact form. */
export type ContactField = (typeof contactFields)[number]

/** What came back from a form that was not accepted: what was typed, and what is wrong. */
export type ContactResult = {
  values: Record<ContactField, string>
  errors: Partial<Record<ContactField, string>>
  /** What stands above the form when no single field is at fault. */
  failure: string | null
}
