import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { loadStart, type PageStart, startScript } from "./page-start.ts"

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
}

const frames: FrameRequestCallback[] = []
const idle: [() => void, IdleRequestOptions][] = []
const added = () => document.head.querySelector("script")

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
  vi.useRealTimers()
  vi.unstubAllGlobals()
  frames.length = 0
  idle.length = 0
  document.head.replaceChildren()
  vi.restoreAllMocks()
  delete window.waraStart
})

/** Runs the code with the globals of this test, which an inline script would not see. */
function runInline(code: string): void {
  new Function(code)()
}

const paint = () => {
  frames[0]?.(0)
  vi.runAllTimers()
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

test("[B7.20] a browser that reports no idle time starts the scripts after the pictures", () => {
  vi.stubGlobal("requestIdleCallback", undefined)
  runInline(startScript(start))
  paint()
  expect(added()?.getAttribute("src")).toBe("/assets/entry.js")
})

test.each(["pointerdown", "pointermove", "touchstart", "keydown", "focusin"])(
  "[B7.20] %s starts the scripts at once, and only once",
  (sign) => {
    stillLoading()
    runInline(startScript(start))
    window.dispatchEvent(new Event(sign))
    expect(added()?.getAttribute("src")).toBe("/assets/entry.js")
    paint()
    window.dispatchEvent(new Event("load"))
    idle[0]?.[0]()
    window.dispatchEvent(new Event(sign))
    expect(document.head.querySelectorAll("script")).toHaveLength(1)
  },
)

test("[B7.20] every file of the page is requested with the entry, and none before", () => {
  runInline(startScript(start))
  expect(document.head.childElementCount).toBe(0)
  window.dispatchEvent(new Event("pointerdown"))
  const preloads = [...document.head.querySelectorAll('link[rel="modulepreload"]')]
  expect(preloads.map((link) => link.getAttribute("href"))).toEqual([
    ...start.imports,
    start.manifest,
    ...start.routes.flatMap(([, files]) => files),
  ])
})

test("[B7.1] a hidden page, which is not painted, does not wait", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true)
  runInline(startScript(start))
  expect(added()?.getAttribute("src")).toBe("/assets/entry.js")
})

test("the code cannot close its element early", () => {
  const entry = "/assets/</script>.js"
  const code = startScript({ ...start, entry })
  expect(code).not.toMatch(/<(?:ad|\/script)>/)
  vi.spyOn(document, "hidden", "get").mockReturnValue(true)
  runInline(code)
  expect(added()?.getAttribute("src")).toBe(entry)
})

test("the files of a route become one module; in development the router loads its own", async () => {
  vi.useRealTimers()
  await loadStart()
  expect(Reflect.get(window, "__reactRouterRouteModules")).toBeUndefined()
  window.waraStart = start
  await loadStart()
  expect(window.__reactRouterRouteModules).toEqual({
    root: { a: 1 },
    "routes/<ad>": { b: 2, c: 3 },
  })
})
