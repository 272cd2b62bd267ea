import { paths } from "@wara/domain/site/paths"
import type { MiddlewareHandler } from "hono"
import { getCookie } from "hono/cookie"
import type { Config } from "../app/config.server.ts"
import { checkGate, devPassOf, isSameSecret } from "../app/guards/dev-gate.server.ts"
import { clearedDevPassCookie, devPassCookieName } from "../app/session/cookies.server.ts"
import { redirectAnswer } from "./redirects.ts"
import type { WebEnv } from "./web-context.ts"

/**
 * The developer mode: only users who know the passphrase see the site [S4.4]. It runs before
 * everything that serves the site, including cached pages.
 */
export function devGate({ devPassphrase, serviceToken }: Config): MiddlewareHandler<WebEnv> {
  if (devPassphrase === null) return forgetPasses
  const pass = devPassOf(devPassphrase, serviceToken)
  return async (c, next) => {
    const verdict = checkGate({
      path: c.req.path,
      hasPass: isSameSecret(getCookie(c, devPassCookieName) ?? "", pass),
      userAgent: c.req.header("user-agent") ?? "",
    })
    const status = c.req.method === "POST" ? 303 : 302
    if (verdict === "to-gate") return redirectAnswer(c, { to: paths.devGate, status, reload: true })
    if (verdict === "to-site") return redirectAnswer(c, { to: paths.home, status, reload: true })
    c.set("isOutside", verdict === "at-gate")
    return next()
  }
}

/** While the mode is off, existing passes are deleted. */
const forgetPasses: MiddlewareHandler<WebEnv> = async (c, next) => {
  await next()
  if (getCookie(c, devPassCookieName) === undefined) return
  c.res.headers.append("Set-Cookie", clearedDevPassCookie())
}
