import { cleanup, configure } from "@testing-library/react"
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest"

// The timeout of `expect.poll`: lazily loaded code may take a while.
configure({ asyncUtilTimeout: 10_000 })

/** Warnings of React and other libraries fail the test. */
const complaints: string[] = []

/** React complains about this element, which jsdom does not know yet. */
const unknownToJsdom = "The tag <%s> is unrecognized in this browser"

function recordComplaint(words: unknown[]): void {
  const [first, name] = words.map(String)
  if (first?.startsWith(unknownToJsdom) && name === "search") return
  complaints.push(words.map(String).join(" "))
}

// jsdom runs all frames on one interval. A test that fakes intervals while a frame is pending would
// stop the frames of every later file in the process, so each frame gets a timeout of its own.
globalThis.requestAnimationFrame = (run) => Number(setTimeout(() => run(performance.now()), 16))
globalThis.cancelAnimationFrame = (id) => clearTimeout(id)

// jsdom has no layout and does not scroll.
Element.prototype.scrollIntoView = () => undefined

beforeEach(() => {
  complaints.length = 0
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => recordComplaint(words))
  }
})

afterEach(() => {
  cleanup()
  expect(complaints).toEqual([])
})

// The next file starts with an empty page at the initial URL.
afterAll(() => {
  document.body.replaceChildren()
  document.body.removeAttribute("style")
  localStorage.clear()
  sessionStorage.clear()
  expect(document.cookie).toBe("")
  history.replaceState(null, "", "/")
})
