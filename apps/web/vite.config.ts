import { fileURLToPath } from "node:url"
import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig, type Plugin } from "vite"
import { moduleSizes } from "./module-sizes.ts"
import { scriptFiles } from "./script-files.ts"

const replaced = /^[.]\/routeModules[.]js$/
const ours = fileURLToPath(new URL("./app/browser/reload/load-route-module.ts", import.meta.url))

/**
 * Replaces the router's loader of route modules (8.4), which reloads the page whenever a file is
 * missing: also for prefetches, and in a loop. The router has no setting for it. The build fails if
 * the router no longer has such a file.
 */
function ownRouteModules(): Plugin {
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

/**
 * The server build's entry is our own server, so that it shares modules (contexts) with the pages.
 */
const serverEntry = fileURLToPath(new URL("./server/site.ts", import.meta.url))

export default defineConfig({
  plugins: [ownRouteModules(), tailwindcss(), reactRouter(), moduleSizes()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: scriptFiles } } } },
    ssr: { build: { rolldownOptions: { input: serverEntry } } },
  },
  build: { assetsInlineLimit: 0 },
})
