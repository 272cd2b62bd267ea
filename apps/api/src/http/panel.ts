import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import fastifyStatic from "@fastify/static"
import { inertPolicy } from "@wara/domain/content/inert-parser"
import { DomainError } from "@wara/domain/errors"
import type { App } from "../app-context.ts"
import type { Config } from "../config.ts"

const built = fileURLToPath(new URL("../../../admin/build", import.meta.url))

/**
 * Scripts are loaded from our own files only, never inline; the panel's library generates styles at
 * run time. The panel calls this api and shows its pictures and those just chosen.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  // Strings become markup only when they are reduced to clean texts, and never scripts [B8.28].
  "require-trusted-types-for 'script'",
  `trusted-types default ${inertPolicy}`,
].join("; ")

/**
 * The team's panel at /admin: its files, which are named by content hash and cached for ever, and
 * the page that loads them at every other address below.
 */
export async function registerPanel(app: App, config: Config, folder = built): Promise<void> {
  await app.register(async (panel: App) => {
    panel.addHook("onSend", async (_request, reply) => {
      reply.header("content-security-policy", policy)
    })
    await panel.register(fastifyStatic, {
      root: join(folder, "assets"),
      prefix: "/admin/assets/",
      decorateReply: false,
      suppressWarning: true,
      preCompressed: true,
      index: false,
      immutable: true,
      maxAge: "365d",
    })
    for (const url of ["/admin", "/admin/*"]) {
      panel.get(url, { schema: { hide: true } }, async (_request, reply) => {
        const page = await readFile(join(folder, "index.html"), "utf8").catch(() => null)
        if (page === null) throw new DomainError("NotFoundError", "The panel has not been built")
        return reply
          .type("text/html; charset=utf-8")
          .header("cache-control", "no-cache")
          .send(fillIn(page, config))
      })
    }
  })
}

/**
 * Inserts the installation's addresses into the page, which is built once for every installation.
 */
function fillIn(page: string, config: Config): string {
  const facts: Record<string, string> = {
    siteName: config.siteName,
    siteUrl: config.baseUrl,
    apiUrl: config.prefix,
  }
  return page.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escapeHtml(facts[name] ?? ""))
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" }
  return text.replace(/[&<"]/g, (sign) => entities[sign] ?? sign)
}
