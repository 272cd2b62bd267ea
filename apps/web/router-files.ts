import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"

const ours = (path: string) => fileURLToPath(new URL(`./app/browser/${path}`, import.meta.url))
const parts = ours("router/router-parts.ts")

/** Files of the router (8.4) that the site replaces: what is imported, by which of its files. */
const replaced = [
  // Reloads the page whenever a file is missing: also for prefetches, and in a loop.
  { source: /^[.]\/routeModules[.]js$/, importer: /./, by: ours("reload/load-route-module.ts") },
  // The core, which is loaded when somebody leads on from a page.
  {
    source: /\/router\/router[.]js$/,
    importer: /\/lib\/(?:hooks|components|dom\/lib|dom\/ssr\/single-fetch)[.]js$/,
    by: parts,
  },
  // Parts without a use here.
  { source: /^[.]\/fog-of-war[.]js$/, importer: /\/dom\/ssr\/components[.]js$/, by: parts },
  {
    source: /^[.]\/(?:errorBoundaries|fallback)[.]js$/,
    importer: /\/ssr\/routes[.]js$/,
    by: parts,
  },
]

/**
 * Replaces files of the router, for which it has no settings. The build fails if the router no
 * longer has such a file.
 */
export function routerFiles(): Plugin {
  const found = new Set<(typeof replaced)[number]>()
  return {
    name: "router-files",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(source, importer = "") {
      if (!importer.includes("/react-router/")) return null
      const file = replaced.find((one) => one.source.test(source) && one.importer.test(importer))
      if (file === undefined) return null
      found.add(file)
      return file.by
    },
    buildEnd(error) {
      for (const file of replaced)
        if (error === undefined && !found.has(file))
          this.error(`The router no longer imports ${file.source} in the expected way.`)
    },
  }
}
