import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { expect, test } from "vitest"
import { openErrorReports } from "./open-error-reports.ts"

test("[S1.8] without an address nothing is reported, and nothing breaks", async () => {
  const reports = openErrorReports({ errorsDsn: null, environment: "test" })
  reports.report(new Error("it broke"))
  reports.forward({ exception: { values: [{ type: "Error", value: "it broke" }] } })
  await reports.close()
})

const module = JSON.stringify(new URL("open-error-reports.ts", import.meta.url).href)

/** Opens reports, and says before and after the first one whether their library is loaded. */
const program = `
  import { registerHooks } from "node:module"
  let isLoaded = false
  registerHooks({
    resolve(specifier, context, nextResolve) {
      isLoaded ||= specifier.startsWith("@sentry/")
      return nextResolve(specifier, context)
    },
  })
  const { openErrorReports } = await import(${module})
  const settings = { errorsDsn: "http://key@127.0.0.1:9/1", environment: "test" }
  const reports = openErrorReports(settings)
  await new Promise(setImmediate)
  const before = isLoaded
  reports.report(new Error("it broke"))
  await reports.close()
  console.log(JSON.stringify({ before, after: isLoaded }))`

test("[B7.121] a start does not load the library of reports, the first report does", async () => {
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", program])
  expect(JSON.parse(stdout)).toEqual({ before: false, after: true })
}, 20_000)
