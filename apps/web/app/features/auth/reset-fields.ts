import type { FormResult } from "../../forms/form-result.ts"

export const resetFields = ["password", "passwordConfirmation"] as const

export type ResetResult = FormResult<(typeof resetFields)[number]>
