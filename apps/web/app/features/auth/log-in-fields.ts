import { returnKey } from "@wara/domain/site/return-path"
import type { FormResult } from "../../forms/form-result.ts"

/** Fields of logging in, in their order; the last one keeps where the person was going. */
export const logInFields = ["identifier", "password", returnKey] as const

/** What came back from a log-in that was refused. */
export type LogInResult = FormResult<(typeof logInFields)[number]>
