import { relative } from "node:path"
import { fileURLToPath } from "node:url"
import { defineConfig, type Plugin } from "vite"

const folder = fileURLToPath(new URL("./build", import.meta.url))

/** The address of a source stays that of the source, beside which lie the files that it reads. */
function sourceAddresses(): Plugin {
  return {
    name: "source-addresses",
    transform(code, id) {
      if (id.includes("/node_modules/") || !code.includes("import.meta.url")) return null
      const path = JSON.stringify(relative(folder, id).replaceAll("\\", "/"))
      return code.replaceAll("import.meta.url", `new URL(${path}, import.meta.url).href`)
    },
  }
}

/**
 * The api in one file with its libraries, of which only what is used: a start does not look for
 * sixteen hundred files [B7.243]. Left outside are libraries with compiled parts or files of their
 * own.
 */
export default defineConfig({
  plugins: [sourceAddresses()],
  ssr: {
    noExternal: true,
    external: ["@fastify/swagger-ui", "@node-rs/argon2", "pg-native", "sharp"],
    // The files that Node itself would choose.
    resolve: { mainFields: ["main"], conditions: ["node"] },
  },
  build: {
    ssr: "src/start-server.ts",
    outDir: folder,
    target: "node24",
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: "start-server.js" } },
  },
})
