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

/**
 * Whether a module is in a file. The minifier drops the text of a stylesheet that only the server
 * reads, which the length of its module still counts.
 */
function isInFile(id: string, code: string | null, file: string): boolean {
  if (!id.includes(".css?inline")) return true
  const [text] = /[^"'`\\]{40}/.exec(code ?? "") ?? []
  return text !== undefined && file.includes(text)
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
        const modules = Object.entries(chunk.modules).filter(([id, { code }]) =>
          isInFile(id, code, chunk.code),
        )
        sizes[chunk.fileName] = Object.fromEntries(
          modules.map(([id, { renderedLength }]) => [shortName(id), renderedLength]),
        )
      }
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, "module-sizes.json"), JSON.stringify(sizes))
    },
  }
}
