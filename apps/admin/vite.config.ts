import { join } from "node:path"
import react from "@vitejs/plugin-react"
import { precompress } from "@wara/precompress/precompress"
import { defineConfig, type Plugin } from "vite"

/** Compresses the assets; the page itself is filled in by the api for each installation. */
function precompressAssets(): Plugin {
  return {
    name: "precompress",
    apply: (_config, { command }) => command === "build" && !process.argv.includes("--watch"),
    writeBundle: ({ dir = "build" }) => precompress(join(dir, "assets")),
  }
}

/**
 * The team's panel, served by the api under /admin. Its router is older than the site's, so
 * duplicated libraries are deduped to the panel's own version.
 */
export default defineConfig({
  base: "/admin/",
  plugins: [react(), precompressAssets()],
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
