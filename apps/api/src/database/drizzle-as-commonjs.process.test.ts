import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { expect, test } from "vitest"

const hook = new URL("drizzle-as-commonjs.ts", import.meta.url)

/** Imports drizzle from two modules, behind a hook that lists what is resolved. */
const program = `
  import { registerHooks } from "node:module"
  const files = []
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const file = nextResolve(specifier, context)
      if (specifier.startsWith("drizzle-orm")) files.push(specifier + " " + file.url.split("/").at(-1))
      return file
    },
  })
  await import(${JSON.stringify(hook.href)})
  await import(${JSON.stringify(new URL("schema/files.ts", hook).href)})
  await import(${JSON.stringify(new URL("schema/catalog.ts", hook).href)})
  console.log(JSON.stringify(files.sort()))`

test("[B7.121] each name of drizzle is resolved once in a start, to its CommonJS file", async () => {
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: new URL(".", hook),
  })
  expect(JSON.parse(stdout)).toEqual(["drizzle-orm index.cjs", "drizzle-orm/pg-core index.cjs"])
})
