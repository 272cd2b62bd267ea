import { spawn } from "node:child_process"
import { once } from "node:events"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startErrorCollector } from "../test/start-error-collector.ts"

const here = (file: string) => new URL(file, import.meta.url).href

/** A program that breaks where nobody looks. */
const program = (dsn: string) => `
  import { endOnCrash } from "${here("./end-on-crash.ts")}"
  import { openErrorReports } from "${here("./ports/error-reports/open-error-reports.ts")}"
  const reports = await openErrorReports({ errorsDsn: "${dsn}", environment: "test" })
  endOnCrash(reports.report, reports.close)
  setTimeout(() => Promise.reject(new Error("broken for ana@faena.cl")))
  setTimeout(() => {}, 60_000)
`

let collector: Awaited<ReturnType<typeof startErrorCollector>>

beforeAll(async () => {
  collector = await startErrorCollector()
})

afterAll(() => collector.stop())

test("[S8.8] an error that nobody caught ends the process, and is reported first", async () => {
  const arguments_ = ["--input-type=module", "-e", program(collector.dsn)]
  const child = spawn(process.execPath, arguments_, { stdio: ["ignore", "ignore", "pipe"] })
  const [code] = await once(child, "exit")
  expect(code).toBe(1)
  const [report] = await collector.reports()
  expect(report?.events[0]?.exception.values[0]?.value).toBe("broken for [email]")
})
