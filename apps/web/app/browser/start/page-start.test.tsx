import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { loadStart, type PageStart, startFiles, startScript } from "./page-start.ts"

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
}

const frames: FrameRequestCallback[] = []
const added = () => document.head.querySelector("script")

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("requestAnimationFrame", (run: FrameRequestCallback) => frames.push(run))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  frames.length = 0
  document.head.replaceChildren()
  vi.restoreAllMocks()
  delete window.waraStart
})

/** Runs the code as the page does. */
function runInline(code: string): void {
  const script = document.createElement("script")
  script.textContent = code
  document.body.append(script)
}

test("[B7.1] the entry is added as a module, after the page has been painted", () => {
  runInline(startScript(start))
  expect(added()).toBeNull()
  frames[0]?.(0)
  expect(added()).toBeNull()
  vi.runAllTimers()
  expect([added()?.type, added()?.getAttribute("src")]).toEqual(["module", "/assets/entry.js"])
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

test("every file is listed once", () => {
  const twice: PageStart = { ...start, routes: [...start.routes, ["again", ["/assets/entry.js"]]] }
  expect(startFiles(twice)).toEqual([
    start.entry,
    start.manifest,
    ...start.routes.flatMap(([, files]) => files),
  ])
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
