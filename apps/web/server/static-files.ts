import { serveStatic } from "@hono/node-server/serve-static"
import { Hono } from "hono"
import type { WebEnv } from "./web-context.ts"

const forever = "public, max-age=31536000, immutable"
const oneDay = "public, max-age=86400"

/** The built files; those under /assets/ carry a hash in their name and never change. */
export function staticFiles(directory: string): Hono<WebEnv> {
  const serve = serveStatic<WebEnv>({ root: directory, precompressed: true })
  const files = new Hono<WebEnv>()
  // Only what looks like a file is looked for on the disk: pages have no ending.
  files.get("/:path{.+\\.[a-z0-9]+}", async (c, next) => {
    const response = await serve(c, next)
    if (!(response instanceof Response)) return
    response.headers.set("Cache-Control", c.req.path.startsWith("/assets/") ? forever : oneDay)
    return response
  })
  files.get("/assets/*", (c) => c.text("Not found", 404))
  return files
}
