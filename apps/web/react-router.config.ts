import { join } from "node:path"
import type { Config } from "@react-router/dev/config"
import { precompress } from "@wara/precompress/precompress"
import { keepPageRoutes } from "./page-routes.ts"

/** Small site: all pages are known from the start, so that no page waits for a route manifest. */
export default {
  ssr: true,
  routeDiscovery: { mode: "initial" },
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, "client")
    await keepPageRoutes(client)
    await precompress(client)
  },
} satisfies Config
