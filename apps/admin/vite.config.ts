import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress } from "node:zlib"
import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"

const compress = promisify(brotliCompress)

/** Leaves a smaller copy beside every script and style, which the api serves to who takes it. */
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
 * The panel of the team, served by the api under /admin. Its router is an older one than the site's:
 * of libraries that come twice, the panel's own are taken for everybody.
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
  // No data: addresses, which the page's policy would refuse for fonts.
  build: { outDir: "build", assetsInlineLimit: 0, chunkSizeWarningLimit: 1200 },
})
