import type { Account } from "@wara/contract/account"
import { logInPath } from "@wara/domain/site/return-path"
import { type RouterContextProvider, redirect } from "react-router"
import { person } from "../session/person.server.ts"
import { requireCheckedSession } from "./unchecked-session.server.ts"

/**
 * The account of the caller; visitors are redirected to log in and return to `path`. 503 when the
 * backend does not answer.
 */
export async function requireAccount(
  context: Readonly<RouterContextProvider>,
  path: string,
): Promise<Account> {
  const account = await context.get(person).load()
  if (account !== null) return account
  requireCheckedSession(context)
  throw redirect(logInPath(path))
}
