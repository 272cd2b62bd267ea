import { logInAgainPath, logInPath } from "@wara/domain/site/return-path"
import { type MiddlewareFunction, redirect } from "react-router"
import { readTypedForm, typedForm } from "../forms/typed-form.server.ts"
import { person, sessionUnchecked, uncheckedToken } from "../session/person.server.ts"
import { requestFacts } from "../session/request-context.server.ts"
import { requireCheckedSession } from "./unchecked-session.server.ts"

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
