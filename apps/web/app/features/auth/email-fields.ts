import type { FormResult } from "../../forms/form-result.ts"

export const emailFields = ["email"] as const

export type EmailResult = FormResult<(typeof emailFields)[number]>
