import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { getJson } from "./get-json.ts"
import { httpClient } from "./http-client.ts"

type Answer = () => Response | Promise<Response>
let answers: Answer[] = []
const asked: string[] = []

const failing = (status: number, headers: Record<string, string> = {}): Answer => {
  return () => new Response('{"error":"no"}', { status, headers })
}
const good: Answer = () => Response.json({ data: [1] })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z") })
  asked.length = 0
  vi.stubGlobal("fetch", async (address: string, { method = "GET" }: RequestInit) => {
    asked.push(`${method} ${address}`)
    return answers.shift()?.() ?? good()
  })
})
afterEach(() => void vi.useRealTimers())

/** The result of a call within so many milliseconds, or "waiting" if it is still pending. */
async function within(milliseconds: number, call: Promise<unknown>) {
  let outcome: unknown = "waiting"
  call.then(
    (answer) => (outcome = answer),
    (cause) => (outcome = cause),
  )
  await vi.advanceTimersByTimeAsync(milliseconds)
  return outcome
}

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  "[S9.8] a read that answers %i is retried once",
  async (status) => {
    answers = [failing(status), good]
    expect(await within(300, getJson("/api/x", { query: { a: "b" } }))).toEqual({ data: [1] })
    expect(asked).toEqual(["GET /api/x?a=b", "GET /api/x?a=b"])
    answers = [failing(status), failing(status), good]
    expect(await within(1_000, getJson("/api/x"))).toMatchObject({ status })
    expect(asked).toHaveLength(4)
  },
)

test.each([400, 401, 403, 404, 410, 422, 501])(
  "[S9.8] status %i is not retried",
  async (status) => {
    answers = [failing(status)]
    expect(await within(1_000, getJson("/api/x"))).toMatchObject({ status })
    expect(asked).toHaveLength(1)
  },
)

test("[S9.8] writes are not retried", async () => {
  answers = [failing(503)]
  const call = httpClient("/api/x", { method: "POST", body: { a: 1 } })
  expect(await within(1_000, call)).toMatchObject({ status: 503 })
  expect(asked).toEqual(["POST /api/x"])
})

test("a lost connection is retried once, an aborted request is not", async () => {
  const broken: Answer = () => Promise.reject(new TypeError("fetch failed"))
  answers = [broken, good]
  expect(await within(300, getJson("/api/x"))).toEqual({ data: [1] })
  answers = [() => Promise.reject(new DOMException("given up", "AbortError"))]
  expect(await within(1_000, getJson("/api/x"))).toBeInstanceOf(Error)
  expect(asked).toHaveLength(3)
})

test.each([
  ["3", 3_000],
  ["Sat, 21 Nov 2026 12:00:04 GMT", 4_000],
  ["0", 0],
])("Retry-After: %s is respected", async (after, pause) => {
  answers = [failing(429, { "retry-after": after })]
  const call = getJson("/api/x")
  if (pause > 0) expect(await within(pause - 1, call)).toBe("waiting")
  expect(await within(1, call)).toEqual({ data: [1] })
})

test("an excessive Retry-After is not awaited", async () => {
  answers = [failing(503, { "retry-after": "6" })]
  expect(await within(0, getJson("/api/x"))).toMatchObject({ status: 503 })
  expect(asked).toHaveLength(1)
})
