import type { Account } from "@wara/contract/account"
import { DomainError } from "@wara/domain/errors"
import type { Database } from "../../../database/database.ts"
import { type AccountPart, findAccount } from "../own-account-store.ts"

/** The account of the logged-in user. Throws UnauthorizedError when it was deleted meanwhile. */
export async function readAccount(
  database: Database,
  id: number,
  parts: readonly AccountPart[],
  now: Date,
): Promise<Account> {
  const account = await findAccount(database, id, parts, now)
  if (account === null) throw new DomainError("UnauthorizedError", "The account no longer exists")
  return account
}
