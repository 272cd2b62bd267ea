import { randomBytes } from "node:crypto"
import { resetHours, sessionDays } from "@wara/domain/accounts/account-limits"
import { safeReturnPath } from "@wara/domain/site/return-path"
import { config } from "../config.server.ts"

const day = 86_400

/** Name of the cookie that tells a device from another; it outlives sessions and logs nobody in. */
export const deviceCookieName = `${config.sessionCookieName}_device`

/** Name of the cookie that ties a log-in by Google or Facebook to the browser that began it. */
const oauthStateCookieName = `${config.sessionCookieName}_walk`

/** Name of the cookie that holds the code of a link to choose a new password. */
const resetCodeCookieName = `${config.sessionCookieName}_reset`

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

/** A browser on its way to Google or Facebook and back. */
export type OAuthFlow = {
  /** Secret that only this browser has, so that nobody else can end its log-in or lend it theirs. */
  binding: string
  returnTo: string | null
}

/** Lives as long as one walk to Google or Facebook and back, and knows where to go on then. */
export function oauthStateCookie({ binding, returnTo }: OAuthFlow): string {
  return cookie(oauthStateCookieName, `${binding}.${encodeURIComponent(returnTo ?? "")}`, 600)
}

/** The walk that this browser began; null when it began none, or long ago. */
export function readOauthStateCookie(request: Request): OAuthFlow | null {
  const [, binding = "", path = ""] =
    /^([\w-]{16,200})\.(\S*)$/.exec(readCookie(request, oauthStateCookieName)) ?? []
  if (binding === "") return null
  return { binding, returnTo: safeReturnPath(decoded(path)) }
}

/** After the walk. */
export function clearedOauthStateCookie(): string {
  return cookie(oauthStateCookieName, "", 0)
}

/** Keeps the code of a link to choose a new password, out of the address, for as long as it works. */
export function resetCodeCookie(code: string): string {
  return cookie(resetCodeCookieName, code, resetHours * 3600)
}

/** The code of the link that this browser opened; null when it opened none. */
export function readResetCodeCookie(request: Request): string | null {
  return readCookie(request, resetCodeCookieName) || null
}

/** After the password was chosen. */
export function clearedResetCodeCookie(): string {
  return cookie(resetCodeCookieName, "", 0)
}

/** Name of the cookie by which the log-in page says why a session ended. */
const blockCookieName = `${config.sessionCookieName}_block`

/** Characters that stay below the 4096 bytes of a cookie however they are encoded; mails have the rest. */
const maxReasonLength = 300

/** Tells a browser whose session ended by a block about it; an empty reason when none was given. */
export function blockCookie(reason: string): string {
  return cookie(
    blockCookieName,
    `1${encodeURIComponent(truncateText(reason, maxReasonLength))}`,
    3600,
  )
}

/** Why the account of this browser was blocked; null when no session of it ended so. */
export function readBlockCookie(request: Request): string | null {
  const value = readCookie(request, blockCookieName)
  return value.startsWith("1") ? decoded(value.slice(1)) : null
}

/** After another log-in. */
export function clearedBlockCookie(): string {
  return cookie(blockCookieName, "", 0)
}

/** Whole characters only: half of one cannot be encoded. */
function truncateText(text: string, limit: number): string {
  const characters = [...text.toWellFormed()]
  if (characters.length <= limit) return text.toWellFormed()
  return `${characters.slice(0, limit).join("")}…`
}

/** Name of the cookie of whoever was let in while the site is in developer mode. */
export const devPassCookieName = `${config.sessionCookieName}_dev`

/** Lets the browser in while the site is in developer mode. */
export function devPassCookie(pass: string): string {
  return cookie(devPassCookieName, pass, 30 * day)
}

/** Without developer mode nobody keeps a pass (spec §4). */
export function clearedDevPassCookie(): string {
  return cookie(devPassCookieName, "", 0)
}

function readCookie(request: Request, name: string): string {
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim())
  const pair = pairs.find((text) => text.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) ?? ""
}

/** What a browser sends as a cookie may be anything. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ""
  }
}

/** A secret for one of these cookies. */
export function newCookieSecret(): string {
  return randomBytes(24).toString("base64url")
}
