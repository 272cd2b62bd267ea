import { spawn } from "node:child_process"
import { once } from "node:events"
import { text } from "node:stream/consumers"
import { expect, test } from "vitest"
import { startErrorCollector } from "../test/start-error-collector.ts"

const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)

/** The output and exit of a program with an uncaught error. */
async function crash(program: string) {
  const whole = `
    import { endOnCrash } from ${here("./end-on-crash.ts")}
    ${program}
    setTimeout(() => Promise.reject(new Error("broken for ana@faena.cl")))
    setTimeout(() => {}, 60_000)
  `
  const child = spawn(process.execPath, ["--input-type=module", "-e", whole])
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, "exit")])
  return { code, output: output.trim().split("\n") }
}

test("[S8.8] an error that nobody caught ends the process, and is reported first", async () => {
  const collector = await startErrorCollector()
  const { code } = await crash(`
    import { openErrorReports } from ${here("./open-error-reports.ts")}
    const reports = openErrorReports({ errorsDsn: "${collector.dsn}", environment: "test" })
    endOnCrash(reports.report, reports.close)
  `)
  expect(code).toBe(1)
  const [report] = await collector.reports()
  expect(report?.events[0]?.exception.values[0]?.value).toBe("broken for [email]")
  await collector.stop()
}, 20_000)

test("an uncaught exception is reported, reports are flushed, and the process exits", async () => {
  const { code, output } = await crash(`
    import { setTimeout as wait } from "node:timers/promises"
    const tell = (error) => console.log("told of", error.message)
    const close = async () => { await wait(50); console.log("closed") }
    endOnCrash(tell, close)
  `)
  expect(output).toEqual(["told of broken for ana@faena.cl", "closed"])
  expect(code).toBe(1)
})
