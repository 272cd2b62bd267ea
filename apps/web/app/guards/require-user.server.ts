import { logInAgainPath, logInPath } from "@wara/domain/site/return-path"
import { type MiddlewareFunction, redirect } from "react-router"
import { person } from "../session/person.server.ts"
import { requireCheckedSession } from "./unchecked-session.server.ts"

/** 'auth' pages: visitors go to log in and come back to where they were going (spec §4). */
export const requireUser: MiddlewareFunction<Response> = async (
  { request, context, url },
  next,
) => {
  if ((await context.get(person).load()) !== null) return next()
  requireCheckedSession(context)
  // What was posted cannot be repeated: the page is where one starts again.
  if (request.method !== "GET") throw redirect(logInAgainPath(url.pathname))
  throw redirect(logInPath(url.pathname + url.search))
}
