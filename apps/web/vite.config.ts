import { fileURLToPath } from "node:url"
import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"
import { ownRouteModules } from "./server/route-modules-plugin.ts"

/**
 * The server build's entry is our own server, so that it shares modules (contexts) with the pages.
 */
const serverEntry = fileURLToPath(new URL("./server/site.ts", import.meta.url))

/**
 * Modules shared by ten or more pages go into one file. A finer split made most files a few hundred
 * bytes: an ad list needed 63 requests instead of 36, and more bytes.
 */
const codeSplitting = { groups: [{ name: "shared", minShareCount: 10 }] }

export default defineConfig({
  plugins: [ownRouteModules(), tailwindcss(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    ssr: { build: { rolldownOptions: { input: serverEntry } } },
  },
  build: { assetsInlineLimit: 0 },
})
