import type { FormResult } from "../../forms/form-result.ts"

/** Fields of choosing a new password, in their order. */
export const resetFields = ["password", "passwordConfirmation"] as const

/** What came back from a new password that was refused. */
export type ResetResult = FormResult<(typeof resetFields)[number]>
