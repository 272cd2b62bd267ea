import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"
import { z } from "zod"
import { drawnOnce } from "./icon-stroke.ts"

const ours = fileURLToPath(new URL("./app/ui/create-icon.ts", import.meta.url))

/** A file of lucide with one icon; others in that folder are second names of these. */
const iconFile = /\/lucide-react\/dist\/esm\/icons\/[a-z0-9-]+\.mjs$/

const shape = z.tuple([z.string(), z.record(z.string(), z.string())])
const iconModule = z.object({ __iconData: z.object({ node: z.array(shape) }) })

/** Lets lucide's drawings become icons by our function, in the browser and on the server alike. */
export function icons(): Plugin {
  let isFound = false
  return {
    name: "icons",
    enforce: "pre",
    apply: "build",
    config: () => ({ environments: { ssr: { resolve: { noExternal: ["lucide-react"] } } } }),
    async load(id) {
      if (!iconFile.test(id)) return null
      const icon = iconModule.safeParse(await import(id))
      if (!icon.success) return null
      isFound = true
      const { stroke, others } = drawnOnce(icon.data.__iconData.node)
      const drawing = [stroke, ...(others.length > 0 ? [others] : [])].map((part) =>
        JSON.stringify(part),
      )
      return `import create from ${JSON.stringify(ours)}\nexport default create(${drawing})`
    },
    buildEnd(error) {
      if (error === undefined && !isFound)
        this.error("The icons are no longer described in the expected way.")
    },
  }
}
