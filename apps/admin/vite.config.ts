import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { precompress } from "./precompress.ts"

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
