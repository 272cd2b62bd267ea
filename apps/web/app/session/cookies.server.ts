import { randomBytes } from "node:crypto"
import { resetHours, sessionDays } from "@wara/domain/accounts/account"
import { safeReturnPath } from "@wara/domain/site/return-path"
import { days, inSeconds } from "@wara/domain/time"
import { serialize } from "hono/utils/cookie"
import { config } from "../config.server.ts"
import { cookieIn, isSecureSite, readNames, writtenName } from "./cookie-names.ts"

/** Name of the cookie that identifies a device; it outlives sessions and does not log anyone in. */
export const deviceCookieName = `${config.sessionCookieName}_device`

/** Name of the cookie that binds a Google or Facebook log-in to the browser that started it. */
const oauthStateCookieName = `${config.sessionCookieName}_walk`

/** Name of the cookie with the code of a password-reset link. */
const resetCodeCookieName = `${config.sessionCookieName}_reset`

/** A cookie that is hidden from scripts and not sent with other sites' requests. */
function cookie(name: string, value: string, maxAge: number): string {
  return write(writtenName(config, name), value, maxAge)
}

function write(name: string, value: string, maxAge: number): string {
  const secure = isSecureSite(config)
  return serialize(name, value, { maxAge, path: "/", httpOnly: true, secure, sameSite: "Lax" })
}

/** The decoded value of a request's cookie; empty when there is none. */
function readCookie(request: Request, name: string): string {
  return cookieIn(config, request.headers.get("cookie"), name)
}

/** The session cookie [S1.7]. */
export function sessionCookie(token: string): string {
  return cookie(config.sessionCookieName, token, inSeconds(days(sessionDays)))
}

/** Clear the session cookie under every name by which it is read. */
export function clearedSessionCookies(): string[] {
  return readNames(config, config.sessionCookieName).map((name) => write(name, "", 0))
}

/** Rename a session cookie of an earlier release; none when the request has no such cookie. */
export function renamedSessionCookies(request: Request, token: string): string[] {
  const cookies = request.headers.get("cookie") ?? ""
  const { sessionCookieName: name } = config
  const isRenamed = !isSecureSite(config) || cookies.includes(`${writtenName(config, name)}=`)
  return isRenamed ? [] : [sessionCookie(token), write(name, "", 0)]
}

/** Identifies this browser from its first log-in on. */
export function deviceCookie(deviceId: string): string {
  return cookie(deviceCookieName, deviceId, inSeconds(days(400)))
}

/** A social log-in in progress. */
export type OAuthFlow = {
  /**
   * Secret of this browser, so that a log-in cannot be finished by another browser or injected into
   * this one.
   */
  binding: string
  returnTo: string | null
}

/** Lasts as long as one OAuth flow and contains the path to return to. */
export function oauthStateCookie({ binding, returnTo }: OAuthFlow): string {
  return cookie(oauthStateCookieName, `${binding}.${returnTo ?? ""}`, 600)
}

/** The OAuth flow that this browser started; null when there is none or it has expired. */
export function readOauthStateCookie(request: Request): OAuthFlow | null {
  const [, binding = "", path = ""] =
    /^([\w-]{16,200})\.(.*)$/s.exec(readCookie(request, oauthStateCookieName)) ?? []
  if (binding === "") return null
  return { binding, returnTo: safeReturnPath(path) }
}

export function clearedOauthStateCookie(): string {
  return cookie(oauthStateCookieName, "", 0)
}

/** Keeps the code of a password-reset link out of the address for as long as it is valid. */
export function resetCodeCookie(code: string): string {
  return cookie(resetCodeCookieName, code, resetHours * 3600)
}

export function readResetCodeCookie(request: Request): string | null {
  return readCookie(request, resetCodeCookieName) || null
}

export function clearedResetCodeCookie(): string {
  return cookie(resetCodeCookieName, "", 0)
}

/** Name of the cookie with which the log-in page explains why a session ended. */
const blockCookieName = `${config.sessionCookieName}_block`

/**
 * Maximum of characters; stays below a cookie's 4096 bytes in any encoding. E-mails contain the
 * full reason.
 */
const maxReasonLength = 300

/**
 * Stores the block reason for a browser whose session ended by a block; empty when none was given.
 */
export function blockCookie(reason: string): string {
  return cookie(blockCookieName, `1${truncateText(reason, maxReasonLength)}`, 3600)
}

/** Why the account of this browser was blocked; null when none of its sessions ended that way. */
export function readBlockCookie(request: Request): string | null {
  const value = readCookie(request, blockCookieName)
  return value.startsWith("1") ? value.slice(1) : null
}

export function clearedBlockCookie(): string {
  return cookie(blockCookieName, "", 0)
}

/** Truncates at whole characters: half of a surrogate pair cannot be encoded. */
function truncateText(text: string, limit: number): string {
  const characters = [...text.toWellFormed()]
  if (characters.length <= limit) return text.toWellFormed()
  return `${characters.slice(0, limit).join("")}…`
}

/** Name of the pass cookie of the developer mode. */
export const devPassCookieName = `${config.sessionCookieName}_dev`

export function devPassCookie(pass: string): string {
  return cookie(devPassCookieName, pass, inSeconds(days(30)))
}

/** Without developer mode, passes are deleted [S4.4]. */
export function clearedDevPassCookies(): string[] {
  return readNames(config, devPassCookieName).map((name) => write(name, "", 0))
}

export function newCookieSecret(): string {
  return randomBytes(24).toString("base64url")
}
