import type { Account } from "@wara/contract/account"
import { publishingRuts } from "@wara/domain/accounts/rut"
import { paths } from "@wara/domain/site/paths"
import { accountNoticePath } from "@wara/domain/site/recent-event"
import {
  logInAgainPath,
  logInPath,
  publisherPath,
  returnKey,
  safeReturnPath,
} from "@wara/domain/site/return-path"
import { type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router"
import { BackendError } from "../backend/backend-error.server.ts"
import { failedPage } from "../backend/loading.server.ts"
import { backendTexts } from "../backend/texts.ts"
import { readTypedForm, typedForm } from "../forms/refuse-form.server.ts"
import { person, sessionUnchecked, uncheckedToken } from "../session/person.server.ts"
import { requestFacts } from "../session/request-context.server.ts"

/**
 * Throws a 503 page when the session could not be checked: a redirect to the log-in would be wrong,
 * and a loop while the backend is unavailable. Forms handle this case themselves (`failForm`).
 */
function requireCheckedSession(context: Readonly<RouterContextProvider>): void {
  if (!context.get(sessionUnchecked)) return
  const message = backendTexts.sessionUnchecked
  const failure = { status: 503, name: "ServiceUnavailableError", message, details: {} }
  throw failedPage(message, new BackendError(failure))
}

/**
 * 'auth' pages: visitors are redirected to log in and return to the requested page [S4.3]. A form
 * that is submitted while the session cannot be checked is passed to the page's action: either the
 * backend is available again and checks the token itself, or the form is shown again with the typed
 * values.
 */
export const requireUser: MiddlewareFunction<Response> = async (
  { request, context, url },
  next,
) => {
  if (request.method === "POST") context.set(typedForm, await readTypedForm(request))
  if ((await context.get(person).load()) !== null) return next()
  if (request.method === "POST" && context.get(sessionUnchecked)) {
    context.set(requestFacts, { ...context.get(requestFacts), token: context.get(uncheckedToken) })
    return next()
  }
  requireCheckedSession(context)
  // A POST cannot be repeated after the log-in, so the user returns to the page itself.
  if (request.method !== "GET") throw redirect(logInAgainPath(url.pathname))
  throw redirect(logInPath(url.pathname + url.search))
}

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

/** Redirects an account without a RUT to the publisher page, and back to `url` afterwards. */
export async function requirePublisher(
  context: Readonly<RouterContextProvider>,
  url: URL,
): Promise<void> {
  const account = await context.get(person).load()
  if (account === null) return
  const ruts = publishingRuts({ rut: account.rut, companyRut: account.company_rut })
  if (ruts.length > 0) return
  throw redirect(publisherPath(url.pathname + url.search))
}

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
