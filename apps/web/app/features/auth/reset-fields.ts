import type { FormResult } from "../../forms/use-form.ts"

export const resetFields = ["password", "passwordConfirmation"] as const

export type ResetResult = FormResult<(typeof resetFields)[number]>
