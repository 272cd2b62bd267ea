import { fireEvent, render, screen } from "@testing-library/react"
import { beforeEach, expect, test, vi } from "vitest"
import Player from "./player.tsx"

const broken = "Esta grabación está dañada y no se puede reproducir."

// jsdom lacks this observer and the sandbox property.
beforeEach(() => {
  Object.defineProperty(HTMLIFrameElement.prototype, "sandbox", {
    configurable: true,
    get(this: HTMLIFrameElement) {
      return [this.getAttribute("sandbox")]
    },
  })
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  )
})

const begun = { type: 4, timestamp: 1_000, data: { href: "https://wara.cl/", width: 9, height: 9 } }
const html = { id: 2, type: 2, tagName: "html", attributes: {}, childNodes: [] }
const page = {
  type: 2,
  timestamp: 1_010,
  data: { node: { id: 1, type: 0, childNodes: [html] }, initialOffset: { top: 0, left: 0 } },
}
/** A mouse movement without positions. */
const nonsense = { type: 3, timestamp: 4_000, data: { source: 1 } }
const end = { ...begun, timestamp: 6_000 }

test.each([
  ["with an empty first event", [{ ...begun, data: null }, page]],
  ["whose page is none", [begun, { ...page, data: {} }]],
  ["with an event that holds nothing", [begun, page, { type: 3, timestamp: 2_000, data: null }]],
])("a recording that %s is reported as damaged", async (_, events) => {
  render(<Player events={events} />)
  expect((await screen.findByRole("alert")).textContent).toBe(broken)
  expect(document.querySelector("iframe")).toBeNull()
})

test("damage further on is reported once playback reaches it", async () => {
  render(<Player events={[begun, page, nonsense, end]} />)
  const go = (value: number) => fireEvent.change(screen.getByRole("slider"), { target: { value } })
  go(2_500)
  expect(screen.queryByRole("alert")).toBeNull()
  go(3_500)
  expect((await screen.findByRole("alert")).textContent).toBe(broken)
})
