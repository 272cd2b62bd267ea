import { readFile } from "node:fs/promises"
import { logLineSchema, requestLineSchema } from "@wara/contract/log-line"
import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { testServiceToken } from "./create-test-app.ts"
import { openTwoSites, type TwoSites } from "./open-two-sites.ts"

const folder = new URL("../../../deploy/monitoring/", import.meta.url)
const read = (name: string) => readFile(new URL(name, folder), "utf8")

let sites: TwoSites
let served = new Set<string>()

beforeAll(async () => {
  sites = await openTwoSites()
  const headers = { authorization: `Bearer ${testServiceToken}` }
  const urls = [...sites.apiUrls, ...sites.siteUrls]
  const pages = urls.map(async (url) => (await fetch(`${url}/metrics`, { headers })).text())
  // Counters with labels have no samples before their first event, but their names are declared.
  const names = (await Promise.all(pages)).join("\n").matchAll(/^# TYPE (\w+) (\w+)$/gm)
  served = new Set([...names].flatMap(([, name = "", type = ""]) => seriesOf(name, type)))
})
afterAll(() => sites.close())

function seriesOf(name: string, type: string): string[] {
  return type === "histogram" ? ["_bucket", "_count", "_sum"].map((end) => name + end) : [name]
}

/** Words of PromQL that stand where a name of a series could, and the series of Prometheus itself. */
const language = new Set(["or", "up"])

/** The series that an expression reads: words outside of braces, ranges and lists of labels. */
function seriesIn(expression: string): string[] {
  const plain = expression.replace(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, " ")
  const words = [...plain.matchAll(/\b[a-z]\w+\b(?!\s*\()/g)].map(([word]) => word)
  return words.filter((word) => !language.has(word))
}

const unknown = (expressions: readonly string[]) =>
  expressions.flatMap(seriesIn).filter((name) => !served.has(name))

test("[B9.10] every metric of the alert rules exists on the running servers", async () => {
  const rules = await read("alerts.yml")
  const expressions = [...rules.matchAll(/^ {8}expr: (.+)$/gm)].map(([, expr = ""]) => expr)
  const names = [...rules.matchAll(/- alert: (\w+)/g)]
  expect(names.length).toBeGreaterThanOrEqual(10)
  expect(expressions).toHaveLength(names.length)
  expect(expressions.flatMap(seriesIn).length).toBeGreaterThanOrEqual(10)
  expect(unknown(expressions)).toEqual([])
  expect(unknown(["rate(no_such_metric_total[5m])"])).toEqual(["no_such_metric_total"])
})

const dashboardSchema = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) }),
  ),
})

test("[B9.10] every metric of the dashboard exists on the running servers", async () => {
  const { panels } = dashboardSchema.parse(JSON.parse(await read("dashboard.json")))
  const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  expect(expressions.length).toBeGreaterThan(15)
  expect(unknown(expressions)).toEqual([])
})

test("[B9.10] queues without any job have figures too", async () => {
  const headers = { authorization: `Bearer ${testServiceToken}` }
  const text = await (await fetch(`${sites.apiUrls[0]}/metrics`, { headers })).text()
  expect(text).toMatch(/^queue_jobs\{queue="mail",state="waiting"\} 0$/m)
  expect(text).toMatch(/^queue_oldest_seconds\{queue="mail"\} 0$/m)
  expect(text).toMatch(/^orders_with_attention 0$/m)
  expect(text).toMatch(/^change_stream_connected 1$/m)
})

test("[B9.11] all lines of both servers have one schema, and the lines of one request its id", async () => {
  const requestId = "monitoring-test-1"
  const headers = { "x-request-id": requestId }
  expect((await fetch(`${sites.siteUrls[0]}/anuncios?s=grua`, { headers })).status).toBe(200)
  const linesOfRequest = () =>
    sites
      .logLines()
      .filter((line) => line.includes(requestId))
      .map((line) => requestLineSchema.parse(JSON.parse(line)))
  await expect
    .poll(() => new Set(linesOfRequest().map(({ service }) => service)))
    .toEqual(new Set(["api", "web"]))
  // The site also prints its address once, for people.
  const lines = sites.logLines().filter((line) => !line.startsWith("Web: http"))
  expect(lines.length).toBeGreaterThan(5)
  for (const line of lines) logLineSchema.parse(JSON.parse(line))
})
