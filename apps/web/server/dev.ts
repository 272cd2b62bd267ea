import { createServer } from "node:http"
import { fileURLToPath } from "node:url"
import { createServer as createVite } from "vite"
import { config } from "../app/config.server.ts"
import { listen, stopGracefully } from "./listen.ts"
import type { openSite } from "./site.ts"

type Site = ReturnType<typeof openSite>

/** Development: the same site behind Vite, which compiles on demand and reloads changed modules. */
const server = createServer()
const vite = await createVite({
  root: fileURLToPath(new URL("..", import.meta.url)),
  server: { middlewareMode: true, hmr: { server } },
})

let current: { module: object; site: Site } | null = null

/** The site of the current code; a change of the server's own files creates a new one. */
async function currentSite(): Promise<Site> {
  const module = await vite.ssrLoadModule("/server/site.ts")
  if (current?.module === module) return current.site
  void current?.site.close()
  const site: Site = module.openSite({ clientDirectory: null })
  site.measureLag()
  current = { module, site }
  return site
}

server.on("request", (request, response) => {
  vite.middlewares(request, response, async () => (await currentSite()).listener(request, response))
})
const close = () => {
  void current?.site.close()
  return vite.close()
}
stopGracefully(server, { ...config, onDrain: () => {}, close })
await listen(server, config)
