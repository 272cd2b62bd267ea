import type { FormResult } from "../../forms/form-result.ts"

/** The one field of the gate. */
export const devGateFields = ["passphrase"] as const

/** What came back from a phrase that was not accepted. */
export type DevGateResult = FormResult<(typeof devGateFields)[number]>
