import type { Config } from "@react-router/dev/config"

/** One small site: every route is known at once, so that no page waits for a route manifest. */
export default {
  ssr: true,
  routeDiscovery: { mode: "initial" },
} satisfies Config
