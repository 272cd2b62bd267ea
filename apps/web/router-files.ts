import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"
import { leftName, unusedRouterCode, withoutUnusedCode } from "./unused-router-code.ts"

const ours = (path: string) => fileURLToPath(new URL(`./app/browser/${path}`, import.meta.url))
const parts = ours("router/router-parts.ts")

/** Files of the router (8.4) that the site replaces: what is imported, by which of its files. */
const replaced = [
  // Reloads the page whenever a file is missing: also for prefetches, and in a loop.
  { source: /^[.]\/routeModules[.]js$/, importer: /./, by: ours("reload/load-route-module.ts") },
  // The core, which is loaded when somebody leads on from a page.
  {
    source: /\/router\/router[.]js$/,
    importer: /\/lib\/(?:hooks|components|dom\/lib)[.]js$/,
    by: parts,
  },
  // Parts without a use here.
  {
    source: /^[.]\/(?:errorBoundaries|fallback)[.]js$/,
    importer: /\/ssr\/routes[.]js$/,
    by: parts,
  },
]

/**
 * Files of which the components need a few functions and the core most: each has a copy of its own,
 * with what it uses. They keep no state, and nothing asks whether a value is of their classes.
 */
const copied = {
  source: /\/(?:utils|history)[.]js$/,
  importer:
    /\/production\/(?:index|lib\/(?:hooks|components|errors|dom\/(?:lib|dom|ssr\/components)))[.]js$|\/router\/utils[.]js[?]early$/,
}

/**
 * Replaces files of the router, and drops code of it that never runs here, for which it has no
 * settings. The build fails if the router no longer has such a file, or such code.
 */
export function routerFiles(): Plugin {
  const found = new Set<unknown>()
  return {
    name: "router-files",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async resolveId(source, importer = "") {
      if (!importer.includes("/react-router/")) return null
      const file = replaced.find((one) => one.source.test(source) && one.importer.test(importer))
      if (file !== undefined) {
        found.add(file)
        return file.by
      }
      if (!copied.source.test(source) || !copied.importer.test(importer)) return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      return resolved === null ? null : `${resolved.id}?early`
    },
    transform(code, id) {
      return id.includes("/react-router/dist/production/")
        ? withoutUnusedCode(code, id, found)
        : null
    },
    buildEnd(error) {
      if (error !== undefined) return
      for (const file of replaced)
        if (!found.has(file))
          this.error(`The router no longer imports ${file.source} in the expected way.`)
      for (const part of unusedRouterCode)
        if (!found.has(part)) this.error(`The router no longer has the code ${part.code}.`)
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        const name = chunk.type === "chunk" ? leftName(chunk.code) : undefined
        if (name !== undefined)
          this.error(`${chunk.fileName} uses ${name}, whose import the build removes.`)
      }
    },
  }
}
