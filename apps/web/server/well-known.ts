import { paths } from "@wara/domain/site/paths"
import { days } from "@wara/domain/time"
import { Hono } from "hono"
import type { Config } from "../app/config.server.ts"
import type { WebEnv } from "./web-context.ts"

/** Days for which the contact of security.txt is valid; the standard asks for less than a year. */
const contactDays = 180

/**
 * Addresses that programs know [B8.12]: whom to tell about a weakness (RFC 9116), and where password
 * managers send people to change their password.
 */
export function wellKnown({ baseUrl }: Config): Hono<WebEnv> {
  const app = new Hono<WebEnv>()
  app.get("/.well-known/change-password", (c) => c.redirect(paths.changePassword, 302))
  app.get("/.well-known/security.txt", (c) => {
    const expires = new Date(Date.now() + days(contactDays))
    expires.setUTCHours(0, 0, 0, 0)
    c.header("Cache-Control", "public, max-age=86400")
    return c.text(
      [
        `Contact: ${baseUrl}${paths.contact}`,
        `Expires: ${expires.toISOString()}`,
        "Preferred-Languages: es, en",
        `Canonical: ${baseUrl}/.well-known/security.txt`,
        "",
      ].join("\n"),
    )
  })
  return app
}
