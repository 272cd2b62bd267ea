import type { FastifyRequest } from "fastify"

const name = "wara_panel"
const pattern = new RegExp(`(?:^|; *)${name}=([\\w-]{20,128})(?:;|$)`)

/**
 * The session token of somebody in the panel. It lies in a cookie that no script sees and is taken only
 * with the panel's own header, which a form or link of another site cannot send.
 */
export function panelToken(request: FastifyRequest): string | null {
  if (request.headers["x-wara-admin"] !== "1") return null
  return pattern.exec(request.headers.cookie ?? "")?.[1] ?? null
}

/** The cookie that keeps a token for the panel, or ends it when there is none. */
export function panelCookie(
  token: string | null,
  settings: { path: string; isSecure: boolean; seconds: number },
): string {
  const { isSecure, path, seconds } = settings
  const life = token === null ? 0 : seconds
  const secure = isSecure ? "; Secure" : ""
  return `${name}=${token ?? ""}; Path=${path || "/"}; Max-Age=${life}; HttpOnly; SameSite=Strict${secure}`
}
