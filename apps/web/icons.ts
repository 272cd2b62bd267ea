import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"

const ours = fileURLToPath(new URL("./app/ui/create-icon.ts", import.meta.url))

/** Lets lucide's drawings become icons by our function, in the browser and on the server alike. */
export function icons(): Plugin {
  let isFound = false
  return {
    name: "icons",
    enforce: "pre",
    apply: "build",
    config: () => ({ environments: { ssr: { resolve: { noExternal: ["lucide-react"] } } } }),
    resolveId(source, importer = "") {
      if (!source.endsWith("/createLucideIcon.mjs") || !importer.includes("/lucide-react/"))
        return null
      isFound = true
      return ours
    },
    buildEnd(error) {
      if (error === undefined && !isFound)
        this.error("The icons are no longer created in the expected way.")
    },
  }
}
