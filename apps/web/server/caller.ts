import { getConnInfo } from "@hono/node-server/conninfo"
import type { Context } from "hono"
import { getCookie } from "hono/cookie"
import type { Config } from "../app/config.server.ts"
import { deviceCookieName } from "../app/session/cookies.server.ts"
import type { WebEnv } from "./web-context.ts"

/**
 * The session token in the caller's cookie; null for a visitor. It is encoded so that any cookie
 * value is a valid header, which the backend then refuses; our own tokens contain nothing to
 * escape.
 */
export function sessionToken(c: Context<WebEnv>, config: Config): string | null {
  const token = getCookie(c, config.sessionCookieName)
  // A cleared cookie may still be sent with an empty value.
  return token ? encodeURIComponent(token.toWellFormed()) : null
}

/** Format of the device cookie; an invalid one is ignored and replaced at the next log-in. */
const deviceSecret = /^[\w-]{1,200}$/

/** The facts about the browser that the backend needs. */
export function callerFacts(c: Context<WebEnv>, config: Config) {
  const device = getCookie(c, deviceCookieName) ?? ""
  return {
    clientIp: callerAddress(c, config),
    userAgent: c.req.header("user-agent") ?? "",
    deviceId: deviceSecret.test(device) ? device : null,
  }
}

/** The caller's address: that of the connection, or the one that trusted proxies report. */
export function callerAddress(c: Context<WebEnv>, config: Config): string {
  const seen = (c.req.header("x-forwarded-for") ?? "").split(",").map((address) => address.trim())
  const reported = config.trustedProxyHops === 0 ? undefined : seen.at(-config.trustedProxyHops)
  return reported || getConnInfo(c).remote.address || ""
}
