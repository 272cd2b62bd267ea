import { fileURLToPath } from "node:url"
import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig, type EnvironmentOptions } from "vite"
import { icons } from "./icons.ts"
import { moduleSizes } from "./module-sizes.ts"
import { routerFiles } from "./router-files.ts"
import { scriptFiles } from "./script-files.ts"
import { smallerScripts } from "./smaller-scripts.ts"

/**
 * The server build's entry is our own server, so that it shares modules (contexts) with the pages.
 */
const serverEntry = fileURLToPath(new URL("./server/serve-site.ts", import.meta.url))

/**
 * The server in one file with its libraries, of which only what is used: a start does not look for
 * five hundred files [B7.242]. In development libraries stay where they are.
 */
const builtServer: EnvironmentOptions = {
  build: { rolldownOptions: { input: serverEntry, output: { codeSplitting: false } } },
  define: { "process.env.NODE_ENV": '"production"' },
  resolve: { noExternal: true },
}

export default defineConfig(({ command }) => ({
  plugins: [routerFiles(), icons(), tailwindcss(), reactRouter(), smallerScripts(), moduleSizes()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: scriptFiles } } } },
    ssr: command === "build" ? builtServer : {},
  },
  build: {
    assetsInlineLimit: 0,
    // What the entry imports is requested by the page's inline code.
    modulePreload: {
      resolveDependencies: (_file, files, { hostId }) =>
        hostId.includes("entry.client") ? [] : files,
    },
  },
}))
