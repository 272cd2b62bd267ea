import { fileURLToPath } from "node:url"
import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"
import { icons } from "./icons.ts"
import { moduleSizes } from "./module-sizes.ts"
import { routerFiles } from "./router-files.ts"
import { scriptFiles } from "./script-files.ts"
import { smallerScripts } from "./smaller-scripts.ts"

/**
 * The server build's entry is our own server, so that it shares modules (contexts) with the pages.
 */
const serverEntry = fileURLToPath(new URL("./server/site.ts", import.meta.url))

export default defineConfig({
  plugins: [routerFiles(), icons(), tailwindcss(), reactRouter(), smallerScripts(), moduleSizes()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: scriptFiles } } } },
    ssr: { build: { rolldownOptions: { input: serverEntry } } },
  },
  build: {
    assetsInlineLimit: 0,
    // What the entry imports is requested by the page's inline code.
    modulePreload: {
      resolveDependencies: (_file, files, { hostId }) =>
        hostId.includes("entry.client") ? [] : files,
    },
  },
})
