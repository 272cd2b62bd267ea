import type { FormResult } from "../../forms/form-result.ts"

export const devGateFields = ["passphrase"] as const

export type DevGateResult = FormResult<(typeof devGateFields)[number]>
