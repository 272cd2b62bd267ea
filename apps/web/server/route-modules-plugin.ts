import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"

const replaced = /^[.]\/routeModules[.]js$/
const ours = fileURLToPath(new URL("../app/session/reload/load-route-module.ts", import.meta.url))

/**
 * Puts our way of loading a route's module in the place of the router's (8.4), which reloads the page
 * whenever a file is missing: also when it was only fetched ahead, also in a circle. The router has no
 * setting for it. The build fails when the router no longer has such a file.
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
        this.error("The router loads its modules in another way.")
    },
  }
}
