import { join } from "node:path"
import type { Config } from "@react-router/dev/config"
import { precompress } from "@wara/precompress/precompress"

/** Small site: all routes are known from the start, so that no page waits for a route manifest. */
export default {
  ssr: true,
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) =>
    precompress(join(reactRouterConfig.buildDirectory, "client")),
} satisfies Config
