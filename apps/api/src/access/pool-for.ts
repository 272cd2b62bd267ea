import type { Reader } from "@wara/domain/accounts/account"
import type { AppContext } from "../app-context.ts"
import type { Pool } from "../database/database.ts"

/** The connections for what a reader asks, so that visitors never wait for users or the reverse. */
export function poolFor(reader: Reader, { shares }: AppContext): Pool {
  return reader === "visitor" ? shares.visitors.pool : shares.accounts.pool
}
