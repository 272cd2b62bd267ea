import { getConnInfo } from "@hono/node-server/conninfo"
import type { Context } from "hono"
import { getCookie } from "hono/cookie"
import type { Config } from "../app/config.server.ts"
import { deviceCookieName } from "../app/session/cookies.server.ts"
import type { WebEnv } from "./web-context.ts"

/** The session token that the caller's cookie holds; null for a visitor. */
export function sessionToken(c: Context<WebEnv>, config: Config): string | null {
  // A cookie that was cleared may still come along, empty.
  return getCookie(c, config.sessionCookieName) || null
}

/** What the backend must know of the browser for which a page is made. */
export function callerFacts(c: Context<WebEnv>, config: Config) {
  return {
    clientIp: callerAddress(c, config),
    userAgent: c.req.header("user-agent") ?? "",
    deviceId: getCookie(c, deviceCookieName) ?? null,
  }
}

/** The caller's address: the connection's, or what the proxies in front say that they saw. */
export function callerAddress(c: Context<WebEnv>, config: Config): string {
  const seen = (c.req.header("x-forwarded-for") ?? "").split(",").map((address) => address.trim())
  const told = config.trustedProxyHops === 0 ? undefined : seen.at(-config.trustedProxyHops)
  return told || getConnInfo(c).remote.address || ""
}
