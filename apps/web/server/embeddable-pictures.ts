import type { MiddlewareHandler } from "hono"
import type { WebEnv } from "./web-context.ts"

const isPicture = (path: string): boolean =>
  path.startsWith("/api/images/") || path === "/icon-192.png"

/**
 * Mails, chats and other sites show ads' photos and our icon: browsers may use these elsewhere. They
 * are public anyway; everything else stays for our own pages, as the security headers say.
 */
export const embeddablePictures: MiddlewareHandler<WebEnv> = async (c, next) => {
  await next()
  if (isPicture(c.req.path)) c.res.headers.set("Cross-Origin-Resource-Policy", "cross-origin")
}
