import { paths } from "@wara/domain/site/paths"
import type { Context, MiddlewareHandler } from "hono"
import type { Config } from "../app/config.server.ts"
import { checkGate, devPassOf, isSameSecret } from "../app/guards/dev-gate.server.ts"
import { cookieIn } from "../app/session/cookie-names.ts"
import { clearedDevPassCookies, devPassCookieName } from "../app/session/cookies.server.ts"
import { redirectAnswer } from "./redirects.ts"
import type { WebEnv } from "./web-context.ts"

/**
 * The developer mode: only users who know the passphrase see the site [S4.4]. It runs before
 * everything that serves the site, including cached pages.
 */
export function devGate(config: Config): MiddlewareHandler<WebEnv> {
  const { devPassphrase, serviceToken } = config
  const passIn = (c: Context<WebEnv>) => cookieIn(config, c.req.header("cookie"), devPassCookieName)
  if (devPassphrase === null) return forgetPasses(passIn)
  const pass = devPassOf(devPassphrase, serviceToken)
  return async (c, next) => {
    const verdict = checkGate({
      path: c.req.path,
      hasPass: isSameSecret(passIn(c), pass),
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
function forgetPasses(passIn: (c: Context<WebEnv>) => string): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    await next()
    if (passIn(c) === "") return
    for (const cleared of clearedDevPassCookies()) c.res.headers.append("Set-Cookie", cleared)
  }
}
