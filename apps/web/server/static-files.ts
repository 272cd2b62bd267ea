import { serveStatic } from "@hono/node-server/serve-static"
import { Hono } from "hono"
import type { WebEnv } from "./web-context.ts"

const forever = "public, max-age=31536000, immutable"
const oneDay = "public, max-age=86400"

/** The built files; those under /assets/ carry a hash in their name and never change. */
export function staticFiles(directory: string): Hono<WebEnv> {
  const files = new Hono<WebEnv>()
  files.get(
    "*",
    serveStatic({
      root: directory,
      precompressed: true,
      // A path that is a folder is a page's, not a file's.
      index: "no-index-file",
      onFound: (_path, c) => {
        c.header("Cache-Control", c.req.path.startsWith("/assets/") ? forever : oneDay)
      },
    }),
  )
  files.get("/assets/*", (c) => c.text("Not found", 404))
  return files
}
