import type { Account } from "@wara/contract/account"
import { logInPath } from "@wara/domain/site/return-path"
import { type RouterContextProvider, redirect } from "react-router"
import { person } from "../session/person.server.ts"

/** The account of who asks; a visitor goes to log in and comes back to `path`. */
export async function requireAccount(
  context: Readonly<RouterContextProvider>,
  path: string,
): Promise<Account> {
  const account = await context.get(person).load()
  if (account === null) throw redirect(logInPath(path))
  return account
}
