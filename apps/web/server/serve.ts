import { fileURLToPath } from "node:url"
import type { serveSite } from "./serve-site.ts"

/**
 * Production: runs the built site, in which one file has all that the server needs of our code and
 * of libraries [B7.242]. NODE_ENV must be set before that file is read: its parts ask for it.
 */
process.env.NODE_ENV ??= "production"

const built = new URL("../build/", import.meta.url)

try {
  const site: { serveSite: typeof serveSite } = await import(new URL("server/index.js", built).href)
  await site.serveSite({ clientDirectory: fileURLToPath(new URL("client", built)) })
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
  process.exit(1)
}
