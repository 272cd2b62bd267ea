import { createServer } from "node:http"
import { fileURLToPath } from "node:url"
import { getRequestListener } from "@hono/node-server"
import { createServer as createVite } from "vite"
import { config } from "../app/config.server.ts"
import { listen } from "./listen.ts"

/** Development: the same app behind Vite, which compiles on demand and reloads what changed. */
const root = fileURLToPath(new URL("..", import.meta.url))
const server = createServer()
const vite = await createVite({
  root,
  server: { middlewareMode: true, hmr: { server } },
})

type Site = { fetch: (request: Request, env: unknown) => Response | Promise<Response> }
const sites = new WeakMap<object, Site>()

/** The site of the current code; a change gives a new module and with it a new site. */
async function currentSite(): Promise<Site> {
  const module = await vite.ssrLoadModule("/server/site.ts")
  const site = sites.get(module) ?? module.openSite({ clientDirectory: null })
  sites.set(module, site)
  return site
}

const answer = getRequestListener(
  async (request, env) => (await currentSite()).fetch(request, env),
  {
    overrideGlobalObjects: false,
  },
)
server.on("request", (request, response) => {
  vite.middlewares(request, response, () => void answer(request, response))
})
await listen(server, config)
