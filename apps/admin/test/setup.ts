import { cleanup, configure } from "@testing-library/react"
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest"

// As long as `expect.poll` waits: code that is loaded when it is needed may take a while.
configure({ asyncUtilTimeout: 10_000 })

/** What React and others complain about is a failure, not a remark. */
const complaints: string[] = []

// jsdom has no windows to fit into and nothing to scroll.
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
      // Fields of react-admin hand this to Material UI, which took it until version 8: not ours to mend.
      if (words.includes("InputProps")) return
      complaints.push(words.map(String).join(" "))
    })
  }
})

afterEach(() => {
  cleanup()
  expect(complaints).toEqual([])
})

// The next file finds an empty page at the first address.
afterAll(() => {
  document.body.replaceChildren()
  document.body.removeAttribute("style")
  localStorage.clear()
  history.replaceState(null, "", "/")
})
