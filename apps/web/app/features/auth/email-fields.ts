import type { FormResult } from "../../forms/use-form.ts"

export const emailFields = ["email"] as const

export type EmailResult = FormResult<(typeof emailFields)[number]>
