import type { MiddlewareHandler } from "hono"
import { redirectAnswer } from "../redirect-answer.ts"
import type { WebEnv } from "../web-context.ts"
import type { FollowedRedirects } from "./followed-redirects.ts"

/** Redirects GET requests by the operators' table [S4.5]; posts are never redirected. */
export function redirectRules(redirects: FollowedRedirects | null): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    const reads = c.req.method === "GET" || c.req.method === "HEAD"
    const found = reads && redirects !== null ? await redirects.find(new URL(c.req.url)) : null
    return found === null ? next() : redirectAnswer(c, found)
  }
}
