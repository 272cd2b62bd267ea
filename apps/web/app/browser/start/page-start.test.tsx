import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { loadRoutes } from "./load-routes.ts"
import { type PageStart, startScript } from "./page-start.ts"
import { noteVisited } from "./visited-before.ts"

const start: PageStart = {
  entry: "/assets/entry.js",
  manifest: "data:text/javascript,window.manifestRan=true",
  routes: [
    ["root", ["data:text/javascript,export const a=1"]],
    [
      "routes/<ad>",
      ["data:text/javascript,export const b=2", "data:text/javascript,export const c=3"],
    ],
  ],
  imports: ["/assets/react.js"],
  atRest: false,
}

const frames: FrameRequestCallback[] = []
const idle: [() => void, IdleRequestOptions][] = []
const added = () => document.head.querySelector("script")
const preloads = () =>
  [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) =>
    link.getAttribute("href"),
  )

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("requestAnimationFrame", (run: FrameRequestCallback) => frames.push(run))
  vi.stubGlobal("requestIdleCallback", (run: () => void, options: IdleRequestOptions) =>
    idle.push([run, options]),
  )
})
afterEach(() => {
  // Ends the listeners of the page before.
  window.dispatchEvent(new Event("keydown"))
  window.waraStart?.giveUp?.()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  frames.length = 0
  idle.length = 0
  document.head.replaceChildren()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = "known=1; max-age=0"
  history.replaceState(null, "")
  delete window.waraStart
})

/** Runs a page's code with the globals of this test, which an inline script would not see. */
function runInline(code: string): void {
  new Function(`${noteVisited};${code}`)()
}

const paint = () => {
  frames[0]?.(0)
  vi.advanceTimersByTime(0)
}
const rest = () => {
  paint()
  idle[0]?.[0]()
}
const stillLoading = () => vi.spyOn(document, "readyState", "get").mockReturnValue("interactive")

test("[B7.1] [B7.20] the entry is added as a module when the painted page is loaded and idle", () => {
  stillLoading()
  runInline(startScript(start))
  paint()
  expect([added(), idle]).toEqual([null, []])
  window.dispatchEvent(new Event("load"))
  expect(added()).toBeNull()
  expect(idle[0]?.[1]).toEqual({ timeout: 1_000 })
  idle[0]?.[0]()
  expect([added()?.type, added()?.getAttribute("src")]).toEqual(["module", "/assets/entry.js"])
})

test("[B7.20] a page that has loaded before its first frame only waits to be idle", () => {
  runInline(startScript(start))
  expect(idle).toEqual([])
  paint()
  expect(idle).toHaveLength(1)
})

test("[B7.20] a browser that reports no idle time adds the entry after the pictures", () => {
  vi.stubGlobal("requestIdleCallback", undefined)
  runInline(startScript(start))
  paint()
  vi.advanceTimersByTime(1)
  expect(added()?.getAttribute("src")).toBe("/assets/entry.js")
})

test("[B7.103] at rest a new browser loads the entry and nothing else", () => {
  runInline(startScript(start))
  rest()
  expect(document.head.childElementCount).toBe(1)
  expect(window.waraStart?.isBegun).toBeUndefined()
})

test("[B7.105] [S4.9] a visible page that nobody touches begins eight seconds after its first paint", () => {
  const hidden = vi.spyOn(document, "hidden", "get")
  runInline(startScript(start))
  paint()
  vi.advanceTimersByTime(7_999)
  expect(window.waraStart?.isBegun).toBeUndefined()
  hidden.mockReturnValue(true)
  vi.advanceTimersByTime(60_000)
  expect(window.waraStart?.isBegun).toBeUndefined()
  window.waraStart?.giveUp?.()
  hidden.mockReturnValue(false)
  runInline(startScript(start))
  frames[1]?.(0)
  vi.advanceTimersByTime(8_000)
  expect(window.waraStart?.isBegun).toBe(true)
})

test("[B7.105] a sign ends the wait", () => {
  runInline(startScript(start))
  rest()
  window.dispatchEvent(new Event("scroll"))
  const count = document.head.childElementCount
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(document.head.childElementCount).toBe(count)
})

test.each([
  ["a cookie", () => (document.cookie = "known=1")],
  ["local storage", () => localStorage.setItem("wara-seen", "[1]")],
  ["session storage", () => sessionStorage.setItem("wara-search", "1")],
])("[B7.103] a browser with %s of ours begins at rest", (_, store) => {
  history.replaceState({ key: "a visit" }, "")
  store()
  runInline(startScript(start))
  expect(added()).toBeNull()
  rest()
  expect([window.waraStart?.isBegun, preloads().length]).toEqual([true, 4])
})

test("[B7.239] a browser that comes from elsewhere is asked about nothing", () => {
  const asked = vi.fn()
  vi.stubGlobal("localStorage", new Proxy(localStorage, { get: asked }))
  vi.stubGlobal("sessionStorage", new Proxy(sessionStorage, { get: asked }))
  const cookie = vi.spyOn(document, "cookie", "get")
  runInline(startScript(start))
  rest()
  expect(window.waraStart?.isBegun).toBeUndefined()
  expect([asked, cookie].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})

test.each([
  ["a page of ours", () => vi.spyOn(document, "referrer", "get").mockReturnValue(location.href)],
  ["our service worker", () => vi.stubGlobal("navigator", { serviceWorker: { controller: {} } })],
])("[B7.239] a browser with state of ours and %s begins at rest", (_, came) => {
  localStorage.setItem("wara-seen", "[1]")
  came()
  runInline(startScript(start))
  rest()
  expect(window.waraStart?.isBegun).toBe(true)
})

test("[B7.103] a browser that refuses storage begins at rest: the page has to say so", () => {
  history.replaceState({ key: "a visit" }, "")
  vi.stubGlobal("localStorage", null)
  runInline(startScript(start))
  rest()
  expect(window.waraStart?.isBegun).toBe(true)
})

test("[B7.103] a page that scripts fill begins at rest", () => {
  runInline(startScript({ ...start, atRest: true }))
  expect(added()).toBeNull()
  rest()
  expect(window.waraStart?.isBegun).toBe(true)
})

test.each(["pointerdown", "pointermove", "touchstart", "wheel", "scroll", "keydown", "focusin"])(
  "[B7.20] %s begins at once, and only once",
  (sign) => {
    stillLoading()
    runInline(startScript(start))
    const onBegin = vi.fn()
    if (window.waraStart) window.waraStart.onBegin = onBegin
    window.dispatchEvent(new Event(sign))
    expect(added()?.getAttribute("src")).toBe("/assets/entry.js")
    paint()
    window.dispatchEvent(new Event("load"))
    idle[0]?.[0]()
    window.dispatchEvent(new Event(sign))
    expect(document.head.querySelectorAll("script")).toHaveLength(1)
    expect(onBegin).toHaveBeenCalledTimes(1)
  },
)

test("[B7.240] a page that appears below a pointer at rest does not begin", () => {
  const moves = (movementX: number, movementY: number) =>
    window.dispatchEvent(Object.assign(new Event("pointermove"), { movementX, movementY }))
  runInline(startScript(start))
  moves(0, 0)
  expect(window.waraStart?.isBegun).toBeUndefined()
  moves(0, -1)
  expect(window.waraStart?.isBegun).toBe(true)
})

test("[B7.20] every file of the page is requested with the first sign, and none before", () => {
  runInline(startScript(start))
  expect(document.head.childElementCount).toBe(0)
  window.dispatchEvent(new Event("pointerdown"))
  expect(preloads()).toEqual([...start.imports, ...start.routes.flatMap(([, files]) => files)])
})

test("[B7.103] a hidden page begins when somebody returns to it, or at once if it is known", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true)
  runInline(startScript(start))
  document.dispatchEvent(new Event("visibilitychange"))
  expect(window.waraStart?.isBegun).toBeUndefined()
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event("visibilitychange"))
  expect(window.waraStart?.isBegun).toBe(true)
  window.waraStart?.giveUp?.()
  hidden.mockReturnValue(true)
  runInline(startScript({ ...start, atRest: true }))
  expect(window.waraStart?.isBegun).toBe(true)
})

test("the code cannot close its element early", () => {
  const entry = "/assets/</script>.js"
  const code = startScript({ ...start, entry })
  expect(code).not.toMatch(/<(?:ad|\/script)>/)
  runInline(code)
  window.dispatchEvent(new Event("keydown"))
  expect(added()?.getAttribute("src")).toBe(entry)
})

test("the files of a route become one module", async () => {
  vi.useRealTimers()
  expect(await loadRoutes(start.routes)).toEqual({
    root: { a: 1 },
    "routes/<ad>": { b: 2, c: 3 },
  })
})
