import { render } from "@testing-library/react"
import { paths } from "@wara/domain/site/paths"
import { afterEach, expect, test, vi } from "vitest"
import { readBrowserReport } from "./browser-report-schema.server.ts"
import {
  isIgnorableError,
  onErrors,
  silenceConsole,
  useErrorReports,
  watchErrors,
} from "./recorded-errors.ts"

watchErrors()
afterEach(() => {
  onErrors(() => undefined)()
  document.cookie = "seen=; max-age=0"
  history.replaceState(null, "", "/")
})

/** The event that the window dispatches for an uncaught error. */
const dispatchError = (error: unknown) => window.dispatchEvent(new ErrorEvent("error", { error }))
const refuse = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }))

function Page({ isOn }: { isOn: boolean }) {
  useErrorReports(isOn)
  return null
}

/** A stand-in for our server. */
function stubServer() {
  const answer = async (_path: string, _init?: RequestInit) => new Response(null, { status: 204 })
  const server = vi.fn(answer)
  vi.stubGlobal("fetch", server)
  /** The reports only: a timer of an earlier file's page may send other requests. */
  return () => {
    const calls = server.mock.calls.map(([path, init]) => ({ path, body: String(init?.body) }))
    // No request reaches an external server.
    for (const { path } of calls) expect(String(path)).toMatch(/^\/(?!\/)/)
    return calls.filter(({ path }) => path === paths.errorReports)
  }
}

test("[S1.8] errors, also those before hydration, are reported to our server without personal data", async () => {
  const sent = stubServer()
  document.cookie = "seen=6bXw0yJZ8k2mQ4r7tVnP1s"
  history.replaceState(null, "", "/anuncios?s=ana.soto@faena.cl")
  dispatchError(new TypeError(`"Ana Soto" of ana.soto@faena.cl, 12.345.678-5, +56 9 8765 4321`))
  render(<Page isOn />)
  refuse(new Error("later"))
  await vi.waitFor(() => expect(sent()).toHaveLength(2), { timeout: 10_000 })
  for (const { body } of sent()) {
    expect(body).not.toMatch(/Ana Soto|faena|6bXw0y|12\.345|8765|anuncios/)
  }
  const reports = sent().map(({ body }) => readBrowserReport(body)?.exception.values[0])
  expect(reports).toMatchObject([
    { type: "TypeError", value: '"…" of [email], [number], [number]' },
    { type: "Error", value: "later" },
  ])
}, 15_000)

test("[S1.8] without reporting nothing is sent, and collected errors are discarded", () => {
  const sent = stubServer()
  dispatchError(new Error("broken"))
  render(<Page isOn={false} />)
  dispatchError(new Error("again"))
  const left = vi.fn()
  onErrors(left)()
  expect(left).not.toHaveBeenCalled()
  expect(sent()).toEqual([])
})

test.each([
  [{ status: 404, statusText: "", internal: false, data: null }],
  [new DOMException("gone", "AbortError")],
  // In browsers, unlike jsdom, that is an Error as well.
  [Object.assign(new Error("gone"), { name: "AbortError" })],
  [new TypeError("Failed to fetch")],
  [new Error("Unexpected Server Error")],
  [new Error("Script error.")],
  [undefined],
])("[S8.8] %s is not reported", (error) => {
  expect(isIgnorableError(error)).toBe(true)
  expect(isIgnorableError(new TypeError("x is undefined"))).toBe(false)
})

test("at most ten errors are queued before reporting starts", () => {
  for (let time = 0; time < 50; time += 1) dispatchError(new Error("again"))
  const take = vi.fn()
  onErrors(take)
  expect(take.mock.calls[0]?.[0]).toHaveLength(10)
})

test("[S8.9] debug, info, warn and error are silenced", () => {
  const logged = vi.fn()
  const target = { debug: logged, info: logged, warn: logged, error: logged, log: logged }
  silenceConsole(target)
  for (const level of ["debug", "info", "warn", "error"] as const) target[level]("words")
  expect(logged).not.toHaveBeenCalled()
  target.log("words")
  expect(logged).toHaveBeenCalledTimes(1)
})
