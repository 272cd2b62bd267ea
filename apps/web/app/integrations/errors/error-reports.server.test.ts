import { dataAnswerSchema } from "@wara/contract/answer"
import { startErrorCollector } from "@wara/error-reports/test/start-error-collector"
import { afterAll, expect, test, vi } from "vitest"
import { z } from "zod"
import { openAnsweringApi, refusal } from "../../../test/answering-api.ts"
import { buildContext } from "../../../test/build-context.ts"

/** Data that must not be reported. */
const secrets = ["Ana Soto", "ana.soto@faena.cl", "6bXw0yJZ8k2mQ4r7tVnP1s", "12.345.678-5"]
const message = `"${secrets[0]}" ${secrets.slice(1).join(" ")} +56 9 8765 4321`

/** A stand-in for the api with a status per path. */
const api = await openAnsweringApi((_method, path) => {
  const status = Number(/\d{3}/.exec(path)?.[0] ?? 404)
  const answer = refusal(status, status < 500 ? "ConflictError" : "UnknownError")
  return { ...answer, body: { data: null, error: { status, name: "X", message, details: {} } } }
})
const collector = await startErrorCollector()
process.env.API_URL = api.url
process.env.SENTRY_DSN = collector.dsn
const { backendGet } = await import("../../backend/client.server.ts")
const { loading } = await import("../../backend/loading.server.ts")
const { failForm } = await import("../../forms/refuse-form.server.ts")
const { handleError } = await import("../../entry.server.tsx")
const { errorReports } = await import("./error-reports.server.ts")

vi.setConfig({ testTimeout: 15_000 })

afterAll(async () => {
  await errorReports.close()
  await collector.stop()
  await api.close()
})

const ask = (status: number, signal?: AbortSignal) =>
  backendGet(`/orders/x${status}`, { s: secrets[1] }, dataAnswerSchema(z.unknown()), {
    token: "6bXw0yJZ8k2mQ4r7tVnP1s",
    ...(signal ? { signal } : {}),
  })

let marks = 0

/**
 * The `count` reports of an action. A mark is reported last: with one
 * report too many it would not be among those that are waited for.
 */
async function reportedBy(count: number, act: () => Promise<unknown>) {
  const before = (await collector.reports()).length
  marks += 1
  const mark = `mark ${marks}`
  await act()
  errorReports.report(new Error(mark))
  const reports = async () => (await collector.reports()).slice(before)
  await expect.poll(async () => (await reports()).length, { timeout: 10_000 }).toBe(count + 1)
  const isMark = ({ events }: Awaited<ReturnType<typeof reports>>[number]) =>
    events[0]?.exception.values[0]?.value === mark
  expect((await reports()).filter(isMark)).toHaveLength(1)
  const others = (await reports()).filter((report) => !isMark(report))
  for (const { text, items } of others) {
    expect(items.map(({ type }) => type)).toEqual(["event"])
    for (const secret of secrets) expect(text).not.toContain(secret)
  }
  // Reports are sent concurrently.
  const statusOf = ({ tags }: (typeof others)[number]["events"][number]) => tags.status ?? ""
  return others
    .flatMap(({ events }) => events)
    .sort((one, other) => statusOf(one).localeCompare(statusOf(other)))
}

test("[S8.8] [S1.8] a failure of the api is reported once, with its call, whatever the page does with it", async () => {
  const [event] = await reportedBy(1, async () => {
    await loading("Error", () => ask(503)).catch(() => [])
  })
  expect(event?.tags).toEqual({ status: "503", endpoint: "/orders/:id", method: "GET" })
  expect(event?.level).toBe("error")
  expect(event?.exception.values[0]?.value).toBe(`"…" [email] [token] [number] [number]`)
})

test("[S8.8] a client error that becomes an error page is reported; one shown in a form is not", async () => {
  const form = { fields: [], values: {}, errors: {}, failure: null }
  const events = await reportedBy(1, async () => {
    await expect(loading("Error", () => ask(403))).rejects.toMatchObject({ init: { status: 403 } })
    await ask(409).catch((error) => failForm(form, error))
    await ask(404).catch(() => null)
  })
  expect(events.map(({ tags, level }) => [tags.status, level])).toEqual([["403", "warning"]])
})

test("[S8.8] uncaught errors are reported by the page handler", async () => {
  const request = new Request("http://localhost:3000/cuenta?email=ana.soto@faena.cl")
  const about = { request, params: {}, context: buildContext() }
  const events = await reportedBy(2, async () => {
    handleError(await ask(422).catch((error) => error), about)
    handleError(new TypeError(`a bug, ${secrets[1]}`), about)
  })
  expect(events.map(({ tags }) => tags)).toEqual([
    { status: "422", endpoint: "/orders/:id", method: "GET" },
    { status: "500", request: "id-1" },
  ])
})

test("[S8.8] cancelled requests are ignored", async () => {
  const gone = AbortSignal.abort()
  const request = new Request("http://localhost:3000/", { signal: gone })
  const events = await reportedBy(0, async () => {
    await expect(loading("Error", () => ask(500, gone))).rejects.toBeDefined()
    handleError(new Error("late"), { request, params: {}, context: buildContext() })
  })
  expect(events).toEqual([])
})
