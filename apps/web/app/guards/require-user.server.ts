import { logInAgainPath, logInPath } from "@wara/domain/site/return-path"
import { type MiddlewareFunction, redirect } from "react-router"
import { readTypedForm, typedForm } from "../forms/typed-form.server.ts"
import { person, sessionUnchecked, uncheckedToken } from "../session/person.server.ts"
import { requestFacts } from "../session/request-context.server.ts"
import { requireCheckedSession } from "./unchecked-session.server.ts"

/**
 * 'auth' pages: visitors go to log in and come back to where they were going (spec §4). A form that is
 * sent while the session cannot be checked goes on to the page's action: either the backend can be asked
 * again and judges the token itself, or the form comes back with what was typed.
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
  // What was posted cannot be repeated: the page is where one starts again.
  if (request.method !== "GET") throw redirect(logInAgainPath(url.pathname))
  throw redirect(logInPath(url.pathname + url.search))
}
