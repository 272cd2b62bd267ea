import { cleanup, configure } from "@testing-library/react"
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest"

// The timeout of `expect.poll`: lazily loaded code may take a while.
configure({ asyncUtilTimeout: 10_000 })

/** Warnings of React and other libraries fail the test. */
const complaints: string[] = []

// jsdom implements neither media queries nor scrolling.
vi.stubGlobal("matchMedia", (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
}))
Element.prototype.scrollIntoView = () => {}

beforeEach(() => {
  complaints.length = 0
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => {
      // react-admin passes this to Material UI, which accepted it until version 8.
      if (words.includes("InputProps")) return
      complaints.push(words.map(String).join(" "))
    })
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
  history.replaceState(null, "", "/")
})
