import { fileURLToPath } from "node:url"
import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"
import { ownRouteModules } from "./server/route-modules-plugin.ts"

/** The server build begins at our own server, so that it shares modules (contexts) with the pages. */
const serverEntry = fileURLToPath(new URL("./server/site.ts", import.meta.url))

/**
 * What ten pages and more share is one file. Cut finer, most were of a few hundred bytes: a list of
 * ads asked for 63 instead of 36, and for more bytes.
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
