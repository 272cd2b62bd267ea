import { paths } from "@wara/domain/site/paths"
import { type MiddlewareFunction, redirect } from "react-router"
import { person } from "../session/person.server.ts"

/** 'guest' pages: users have an account already and go there (spec §4). */
export const guestsOnly: MiddlewareFunction<Response> = async ({ context }, next) => {
  if ((await context.get(person).load()) === null) return next()
  throw redirect(paths.account)
}
