import { randomBytes } from "node:crypto"
import { days, inSeconds } from "@wara/domain/time"
import type { FastifyRequest } from "fastify"

const name = "wara_panel"
const deviceName = "wara_panel_device"

/** Days that a browser stays recognised after a log-in. */
const deviceDays = 400

/** Path of the panel's cookies without https; with it they are for the whole host. */
export type PanelCookieSettings = { path: string; isSecure: boolean }

/** With https browsers accept a name with this prefix only from this very host [B8.38]. */
const hostPrefix = "__Host-"

/**
 * The value of a cookie. One without the prefix counts too: it is that of an api without https, or
 * of a session that an earlier release opened.
 */
function readCookie(request: FastifyRequest, cookie: string): string | null {
  for (const name of [`${hostPrefix}${cookie}`, cookie]) {
    const pattern = new RegExp(`(?:^|; *)${name}=([\\w-]{20,128})(?:;|$)`)
    const value = pattern.exec(request.headers.cookie ?? "")?.[1]
    if (value !== undefined) return value
  }
  return null
}

function writeCookie(
  cookie: string,
  value: string,
  seconds: number,
  { isSecure, path }: PanelCookieSettings,
): string {
  const attributes = `Max-Age=${seconds}; HttpOnly; SameSite=Strict`
  return isSecure
    ? `${hostPrefix}${cookie}=${value}; Path=/; ${attributes}; Secure`
    : `${cookie}=${value}; Path=${path || "/"}; ${attributes}`
}

/**
 * The panel's session token. It is stored in a cookie that scripts cannot read and accepted only
 * with the panel's own header, which a form or link of another site cannot send.
 */
export function panelToken(request: FastifyRequest): string | null {
  return request.headers["x-wara-admin"] === "1" ? readCookie(request, name) : null
}

/**
 * The panel's session token for reading a picture, which a page requests without our header; other
 * sites cannot send the cookie either, because it is SameSite=Strict.
 */
export function panelPictureToken(request: FastifyRequest): string | null {
  return readCookie(request, name)
}

/** The cookie that stores a token for the panel, or clears it when there is none. */
export function panelCookie(
  token: string | null,
  settings: PanelCookieSettings & { seconds: number },
): string {
  return writeCookie(name, token ?? "", token === null ? 0 : settings.seconds, settings)
}

/** The secret of a browser in which a team member has logged in; null for any other. */
export function panelDevice(request: FastifyRequest): string | null {
  return readCookie(request, deviceName)
}

/** A secret for a browser that has none yet. */
export function newPanelDevice(): string {
  return randomBytes(24).toString("base64url")
}

/**
 * The cookie that identifies a browser, so that wrong passwords from other browsers do not lock it
 * out.
 */
export function panelDeviceCookie(device: string, settings: PanelCookieSettings): string {
  return writeCookie(deviceName, device, inSeconds(days(deviceDays)), settings)
}
