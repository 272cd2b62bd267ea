import { fileURLToPath } from "node:url"
import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"
import { ownRouteModules } from "./server/route-modules-plugin.ts"

/** The server build begins at our own server, so that it shares modules (contexts) with the pages. */
const serverEntry = fileURLToPath(new URL("./server/site.ts", import.meta.url))

export default defineConfig({
  plugins: [ownRouteModules(), tailwindcss(), reactRouter()],
  environments: {
    ssr: { build: { rolldownOptions: { input: serverEntry } } },
  },
  build: { assetsInlineLimit: 0 },
})
