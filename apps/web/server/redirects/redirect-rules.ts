import type { MiddlewareHandler } from "hono"
import { redirectAnswer } from "../redirect-answer.ts"
import type { WebEnv } from "../web-context.ts"
import type { FollowedRedirects } from "./followed-redirects.ts"

/** Leads readers where the operators' table says (spec §4); what is posted is never led elsewhere. */
export function redirectRules(redirects: FollowedRedirects | null): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    const reads = c.req.method === "GET" || c.req.method === "HEAD"
    const found = reads && redirects !== null ? await redirects.find(new URL(c.req.url)) : null
    return found === null ? next() : redirectAnswer(c, found)
  }
}
