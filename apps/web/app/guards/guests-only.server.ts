import { accountNoticePath } from "@wara/domain/site/account-notice"
import { paths } from "@wara/domain/site/paths"
import { returnKey, safeReturnPath } from "@wara/domain/site/return-path"
import { type MiddlewareFunction, redirect } from "react-router"
import { person } from "../session/person.server.ts"

/**
 * 'guest' pages: logged-in users are redirected to their account, or to their return path if
 * another tab logged them in [S4.3].
 */
export const guestsOnly: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  if ((await context.get(person).load()) === null) return next()
  // A logged-in user who opens a password-reset link is informed why it has no effect.
  const opensLink = url.pathname === paths.resetPassword && url.search !== ""
  if (opensLink) throw redirect(accountNoticePath("log-out-first"))
  throw redirect(safeReturnPath(url.searchParams.get(returnKey)) ?? paths.account)
}
