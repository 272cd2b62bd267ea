import type { FormResult } from "../../forms/use-form.ts"

export const devGateFields = ["passphrase"] as const

export type DevGateResult = FormResult<(typeof devGateFields)[number]>
