import { randomBytes } from "node:crypto"
import { sessionDays } from "@wara/domain/accounts/account-limits"
import { config } from "../config.server.ts"

const day = 86_400

/** Name of the cookie that tells a device from another; it outlives sessions and logs nobody in. */
export const deviceCookieName = `${config.sessionCookieName}_device`

/** Name of the cookie that ties a log-in by Google or Facebook to the browser that began it. */
export const bindingCookieName = `${config.sessionCookieName}_binding`

/** A cookie that no script reads and no other site's page sends along. */
function cookie(name: string, value: string, maxAge: number): string {
  const secure = config.baseUrl.startsWith("https://") ? "; Secure" : ""
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`
}

/** The cookie that keeps a person logged in (spec §1). */
export function sessionCookie(token: string): string {
  return cookie(config.sessionCookieName, token, sessionDays * day)
}

/** Ends the session on the browser's side. */
export function clearedSessionCookie(): string {
  return cookie(config.sessionCookieName, "", 0)
}

/** Makes this browser known from its first log-in on. */
export function deviceCookie(deviceId: string): string {
  return cookie(deviceCookieName, deviceId, 400 * day)
}

/** Lives as long as one walk to Google or Facebook and back. */
export function bindingCookie(binding: string): string {
  return cookie(bindingCookieName, binding, 600)
}

/** After the walk. */
export function clearedBindingCookie(): string {
  return cookie(bindingCookieName, "", 0)
}

/** A secret for one of these cookies. */
export function newCookieSecret(): string {
  return randomBytes(24).toString("base64url")
}
