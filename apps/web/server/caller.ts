import type { IncomingMessage } from "node:http"
import { getConnInfo } from "@hono/node-server/conninfo"
import type { Context } from "hono"
import type { Config } from "../app/config.server.ts"
import { cookieIn } from "../app/session/cookie-names.ts"
import { deviceCookieName } from "../app/session/cookies.server.ts"
import type { WebEnv } from "./web-context.ts"

/**
 * The session token in the caller's cookie; null for a visitor. It is encoded so that any cookie
 * value is a valid header, which the backend then refuses; our own tokens contain nothing to
 * escape.
 */
export function sessionToken(c: Context<WebEnv>, config: Config): string | null {
  return tokenIn(c.req.header("cookie"), config)
}

/** The same from a `Cookie` header. */
export function tokenIn(cookies: string | undefined, config: Config): string | null {
  const token = cookieIn(config, cookies, config.sessionCookieName)
  // A cleared cookie may still be sent with an empty value.
  return token ? encodeURIComponent(token.toWellFormed()) : null
}

/** Format of the device cookie; an invalid one is ignored and replaced at the next log-in. */
const deviceSecret = /^[\w-]{1,200}$/

/** The facts about the browser that the backend needs. */
export function callerFacts(c: Context<WebEnv>, config: Config) {
  return {
    clientIp: callerAddress(c, config),
    userAgent: c.req.header("user-agent") ?? "",
    deviceId: deviceIn(c.req.header("cookie"), config),
  }
}

/** The same facts before the framework has read the request. */
export function rawCallerFacts({ headers, socket }: IncomingMessage, config: Config) {
  const forwarded = headers["x-forwarded-for"]
  return {
    clientIp: reportedAddress(String(forwarded ?? ""), config) || socket.remoteAddress || "",
    userAgent: headers["user-agent"] ?? "",
    deviceId: deviceIn(headers.cookie, config),
  }
}

function deviceIn(cookies: string | undefined, config: Config): string | null {
  const device = cookieIn(config, cookies, deviceCookieName)
  return deviceSecret.test(device) ? device : null
}

/** The caller's address: that of the connection, or the one that trusted proxies report. */
export function callerAddress(c: Context<WebEnv>, config: Config): string {
  const reported = reportedAddress(c.req.header("x-forwarded-for") ?? "", config)
  return reported || getConnInfo(c).remote.address || ""
}

function reportedAddress(forwarded: string, config: Config): string {
  if (config.trustedProxyHops === 0) return ""
  return forwarded.split(",").at(-config.trustedProxyHops)?.trim() ?? ""
}

/** The headers with which a browser's body is handed on to the backend as it is. */
export function forwardedHeaders(c: Context<WebEnv>, config: Config): Record<string, string> {
  const { clientIp, userAgent } = callerFacts(c, config)
  const token = sessionToken(c, config)
  return {
    "content-type": "application/json",
    "content-length": c.env.incoming.headers["content-length"] ?? "",
    "x-request-id": c.get("requestId"),
    "x-service-token": config.serviceToken,
    "x-forwarded-for": clientIp,
    "user-agent": userAgent,
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  }
}
