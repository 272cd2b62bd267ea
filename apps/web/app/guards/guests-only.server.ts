import { accountNoticePath } from "@wara/domain/site/account-notice"
import { paths } from "@wara/domain/site/paths"
import { returnKey, safeReturnPath } from "@wara/domain/site/return-path"
import { type MiddlewareFunction, redirect } from "react-router"
import { person } from "../session/person.server.ts"

/**
 * 'guest' pages: users have an account already and go there, or on to where they were going before
 * another tab logged them in (spec §4).
 */
export const guestsOnly: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  if ((await context.get(person).load()) === null) return next()
  // Whoever opens the link of a forgotten password without having left learns why it does nothing.
  const opensLink = url.pathname === paths.resetPassword && url.search !== ""
  if (opensLink) throw redirect(accountNoticePath("log-out-first"))
  throw redirect(safeReturnPath(url.searchParams.get(returnKey)) ?? paths.account)
}
