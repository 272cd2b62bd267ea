import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress } from "node:zlib"
import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"

const compress = promisify(brotliCompress)

/**
 * Writes a compressed copy of every script and style, which the api serves to clients that accept
 * the encoding.
 */
function precompress(): Plugin {
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

/**
 * The team's panel, served by the api under /admin. Its router is older than the site's, so
 * duplicated libraries are deduped to the panel's own version.
 */
export default defineConfig({
  base: "/admin/",
  plugins: [react(), precompress()],
  resolve: {
    dedupe: [
      "react",
      "react-dom",
      "react-router",
      "react-router-dom",
      "ra-core",
      "ra-ui-materialui",
      "@tanstack/react-query",
    ],
  },
  // No data: URLs, which the page's CSP would block for fonts.
  build: { outDir: "build", assetsInlineLimit: 0, chunkSizeWarningLimit: 1200 },
})
