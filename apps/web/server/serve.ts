import { createServer } from "node:http"
import { fileURLToPath } from "node:url"
import { getRequestListener } from "@hono/node-server"
import { config } from "../app/config.server.ts"
import { listen } from "./listen.ts"

const bundle = new URL("../build/server/index.js", import.meta.url)
const { openSite } = await import(bundle.href)
const site = openSite({
  clientDirectory: fileURLToPath(new URL("../build/client", import.meta.url)),
})
const server = createServer(getRequestListener(site.fetch, { overrideGlobalObjects: false }))
await listen(server, config)
