import { randomBytes } from "node:crypto"
import type { FastifyRequest } from "fastify"

const name = "wara_panel"
const deviceName = "wara_panel_device"

/** Days that a browser that has logged in stays known. */
const deviceDays = 400

/** Where the panel's cookies go, and whether on https only. */
export type PanelCookieSettings = { path: string; isSecure: boolean }

function readCookie(request: FastifyRequest, cookie: string): string | null {
  const pattern = new RegExp(`(?:^|; *)${cookie}=([\\w-]{20,128})(?:;|$)`)
  return pattern.exec(request.headers.cookie ?? "")?.[1] ?? null
}

function writeCookie(
  cookie: string,
  value: string,
  seconds: number,
  { isSecure, path }: PanelCookieSettings,
): string {
  const secure = isSecure ? "; Secure" : ""
  return `${cookie}=${value}; Path=${path || "/"}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`
}

/**
 * The session token of somebody in the panel. It lies in a cookie that no script sees and is taken only
 * with the panel's own header, which a form or link of another site cannot send.
 */
export function panelToken(request: FastifyRequest): string | null {
  return request.headers["x-wara-admin"] === "1" ? readCookie(request, name) : null
}

/** The cookie that keeps a token for the panel, or ends it when there is none. */
export function panelCookie(
  token: string | null,
  settings: PanelCookieSettings & { seconds: number },
): string {
  return writeCookie(name, token ?? "", token === null ? 0 : settings.seconds, settings)
}

/** The secret of a browser from which somebody of the team has logged in; null of any other. */
export function panelDevice(request: FastifyRequest): string | null {
  return readCookie(request, deviceName)
}

/** A secret for a browser that has none yet. */
export function newPanelDevice(): string {
  return randomBytes(24).toString("base64url")
}

/** The cookie that makes a browser known, so that strangers' wrong passwords do not keep it out. */
export function panelDeviceCookie(device: string, settings: PanelCookieSettings): string {
  return writeCookie(deviceName, device, deviceDays * 86_400, settings)
}
