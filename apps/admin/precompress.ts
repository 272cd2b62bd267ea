import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress } from "node:zlib"
import type { Plugin } from "vite"

const compress = promisify(brotliCompress)

/** Leaves a smaller copy beside every script and style, which the api serves to who takes it. */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: (_config, { command }) => command === "build" && !process.argv.includes("--watch"),
    async writeBundle({ dir = "build" }) {
      const folder = join(dir, "assets")
      const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name))
      await Promise.all(
        names.map(async (name) => {
          const file = join(folder, name)
          await writeFile(`${file}.br`, await compress(await readFile(file)))
        }),
      )
    },
  }
}
