import { createServer } from "node:http"
import { fileURLToPath } from "node:url"
import { getRequestListener } from "@hono/node-server"
import { config } from "../app/config.server.ts"
import { listen } from "./listen.ts"
import type { openSite } from "./site.ts"
import { stopGracefully } from "./stop-gracefully.ts"

/** Production: the built site. React must be told before it is loaded which of its builds to use. */
process.env.NODE_ENV ??= "production"

const builtFile = (path: string) => new URL(`../build/${path}`, import.meta.url)
const built: { openSite: typeof openSite } = await import(builtFile("server/index.js").href)
const site = built.openSite({ clientDirectory: fileURLToPath(builtFile("client")) })
// Forms are short: whoever takes longer to send one than this holds a connection for nothing.
const patience = { headersTimeout: 15_000, requestTimeout: 30_000 }
const server = createServer(patience, getRequestListener(site.fetch))
stopGracefully(server, site.close, config.stopWithParent)
await listen(server, config)
