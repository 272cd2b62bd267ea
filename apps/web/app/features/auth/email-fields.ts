import type { FormResult } from "../../forms/form-result.ts"

/** The one field of forms that ask for an e-mail to be sent. */
export const emailFields = ["email"] as const

/** What came back from such a form that was refused. */
export type EmailResult = FormResult<(typeof emailFields)[number]>
