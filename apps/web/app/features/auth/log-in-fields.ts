import { returnKey } from "@wara/domain/site/return-path"
import type { FormResult } from "../../forms/use-form.ts"

/** Fields of the log-in, in their order; the last one contains the return path. */
export const logInFields = ["identifier", "password", returnKey] as const

export type LogInField = (typeof logInFields)[number]

export type LogInResult = FormResult<LogInField> & {
  /** Whether the next attempt needs a bot check token: this or an earlier attempt failed. */
  wantsToken?: boolean
}
