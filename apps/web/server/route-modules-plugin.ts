import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"

const replaced = /^[.]\/routeModules[.]js$/
const ours = fileURLToPath(new URL("../app/browser/reload/load-route-module.ts", import.meta.url))

/**
 * Replaces the router's loader of route modules (8.4), which reloads the page whenever a file is
 * missing: also for prefetches, and in a loop. The router has no setting for it. The build fails if
 * the router no longer has such a file.
 */
export function ownRouteModules(): Plugin {
  let isFound = false
  return {
    name: "own-route-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(source, importer) {
      if (!replaced.test(source) || !importer?.includes("/react-router/")) return null
      isFound = true
      return ours
    },
    buildEnd(error) {
      if (error === undefined && !isFound)
        this.error("The router no longer loads its modules in the expected way.")
    },
  }
}
