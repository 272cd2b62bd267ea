import type { FormResult } from "../../forms/use-form.ts"

export const contactFields = ["name", "email", "company", "phone", "message"] as const

export type ContactResult = FormResult<(typeof contactFields)[number]>
