import { getConnInfo } from "@hono/node-server/conninfo"
import type { Context } from "hono"
import { getCookie } from "hono/cookie"
import type { Config } from "../app/config.server.ts"
import { deviceCookieName } from "../app/session/cookies.server.ts"
import type { WebEnv } from "./web-context.ts"

/**
 * The session token that the caller's cookie holds; null for a visitor. Spelled so that it fits into a
 * header whatever the cookie holds, and is refused by the backend then: ours have nothing to escape.
 */
export function sessionToken(c: Context<WebEnv>, config: Config): string | null {
  const token = getCookie(c, config.sessionCookieName)
  // A cookie that was cleared may still come along, empty.
  return token ? encodeURIComponent(token.toWellFormed()) : null
}

/** What a device's cookie holds; a strange one is none, and is replaced at the next log-in. */
const deviceSecret = /^[\w-]{1,200}$/

/** What the backend must know of the browser for which a page is made. */
export function callerFacts(c: Context<WebEnv>, config: Config) {
  const device = getCookie(c, deviceCookieName) ?? ""
  return {
    clientIp: callerAddress(c, config),
    userAgent: c.req.header("user-agent") ?? "",
    deviceId: deviceSecret.test(device) ? device : null,
  }
}

/** The caller's address: the connection's, or what the proxies in front say that they saw. */
export function callerAddress(c: Context<WebEnv>, config: Config): string {
  const seen = (c.req.header("x-forwarded-for") ?? "").split(",").map((address) => address.trim())
  const told = config.trustedProxyHops === 0 ? undefined : seen.at(-config.trustedProxyHops)
  return told || getConnInfo(c).remote.address || ""
}
