import { returnKey } from "@wara/domain/site/return-path"
import type { FormResult } from "../../forms/form-result.ts"

/** Fields of logging in, in their order; the last one keeps where the person was going. */
export const logInFields = ["identifier", "password", returnKey] as const

/** One of them. */
export type LogInField = (typeof logInFields)[number]

/** What came back from a log-in that was refused. */
export type LogInResult = FormResult<LogInField> & {
  /** Whether the next try wants a token of the bot check: this one or one before failed. */
  wantsToken?: boolean
}
