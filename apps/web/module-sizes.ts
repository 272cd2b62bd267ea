import { mkdir, writeFile } from "node:fs/promises"
import { join, relative } from "node:path"
import type { Plugin } from "vite"

/** Bytes of the code that each module has in a script file, before compression. */
type ModuleSizes = Record<string, Record<string, number>>

const folder = join(import.meta.dirname, "build")
const repository = join(import.meta.dirname, "../..")

/** A package's file without the folder of packages, and ours from the root of the repository. */
function shortName(id: string): string {
  const [path = id, ofPackage] = id.replace("\0", "").split("/node_modules/").slice(-2)
  return ofPackage ?? (path.startsWith("/") ? relative(repository, path) : path)
}

/** Writes build/module-sizes.json: what the script files of the site consist of. */
export function moduleSizes(): Plugin {
  return {
    name: "module-sizes",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle(_options, bundle) {
      const sizes: ModuleSizes = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue
        const modules = Object.entries(chunk.modules)
        sizes[chunk.fileName] = Object.fromEntries(
          modules.map(([id, { renderedLength }]) => [shortName(id), renderedLength]),
        )
      }
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, "module-sizes.json"), JSON.stringify(sizes))
    },
  }
}
