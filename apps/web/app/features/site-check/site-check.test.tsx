import { act, fireEvent, render, screen, within } from "@testing-library/react"
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { SiteCheck } from "./site-check.tsx"

/** Imported before the tests, so that none waits for it. */
beforeAll(async () => {
  await import("./site-check-lightbox.tsx")
  await import("./find-problems.ts")
})

vi.stubGlobal("requestIdleCallback", (then: () => void) => setTimeout(then))
vi.stubGlobal("cancelIdleCallback", (id: number) => clearTimeout(id))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.head.replaceChildren()
  sessionStorage.clear()
  window.name = ""
})

/** Waits until the page is idle and the browser checks have run. */
async function visit() {
  const view = render(<SiteCheck />)
  await act(() => vi.advanceTimersByTimeAsync(500))
  return view
}

const dialog = () => screen.queryByRole("dialog", { name: "Tu navegador limita el sitio" })
const found = () => {
  const list = within(screen.getByRole("dialog")).getAllByRole("listitem")
  return list.map((item) => item.querySelector("p")?.textContent)
}
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000))
const timer = () => screen.getByRole("timer").textContent

/** Simulates an ad blocker. */
function hideAdvertisements() {
  const style = document.head.appendChild(document.createElement("style"))
  style.textContent = ".adsbox { display: none !important; }"
}

const refuseCookies = () => vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false)

function refuseStorage() {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("no", "SecurityError")
  })
}

test("[S4.10] without problems nothing is shown or left behind", async () => {
  await visit()
  expect(dialog()).toBeNull()
  expect(document.querySelector(".adsbox")).toBeNull()
  expect(document.cookie).toBe("")
  expect(localStorage.getItem("site-check")).toBeNull()
})

test.each([
  ["Se detectó AdBlock.", hideAdvertisements],
  ["Las cookies están desactivadas.", refuseCookies],
  ["LocalStorage no está disponible.", refuseStorage],
])("[S8.6] [S2.31] %s", async (text, limit) => {
  limit()
  await visit()
  expect(found()).toEqual([text])
})

test("cookies that are accepted but not stored count as disabled", async () => {
  vi.spyOn(document, "cookie", "set").mockImplementation(() => {})
  await visit()
  expect(found()).toEqual(["Las cookies están desactivadas."])
})

test("[S4.10] it counts down from 20 seconds and closes itself", async () => {
  hideAdvertisements()
  await visit()
  expect(timer()).toBe("Se cierra en 20 segundos")
  await seconds(19)
  expect(timer()).toBe("Se cierra en 1 segundo")
  await seconds(1)
  expect(dialog()).toBeNull()
})

test.each(["Cerrar", "Entendido", "Escape"])("[S4.10] %s closes it", async (closing) => {
  hideAdvertisements()
  await visit()
  if (closing === "Escape") fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" })
  else fireEvent.click(screen.getByRole("button", { name: closing }))
  expect(dialog()).toBeNull()
})

test("the timer pauses while the pointer or the focus is in it", async () => {
  hideAdvertisements()
  await visit()
  const whole = screen.getByRole("dialog")
  await expect.poll(() => document.activeElement).toBe(whole)
  fireEvent.pointerEnter(whole)
  await seconds(30)
  fireEvent.pointerLeave(whole)
  await seconds(5)
  act(() => screen.getByRole("button", { name: "Entendido" }).focus())
  await seconds(30)
  expect(timer()).toBe("Se cierra en 15 segundos")
  act(() => whole.focus())
  await seconds(15)
  expect(dialog()).toBeNull()
})

test("the countdown can be disabled", async () => {
  hideAdvertisements()
  await visit()
  fireEvent.click(screen.getByRole("button", { name: "No cerrar" }))
  await seconds(60)
  expect(timer()).toBe("Se queda hasta que lo cierres")
})

test("each problem is reported once per visit", async () => {
  hideAdvertisements()
  const { unmount } = await visit()
  unmount()
  const again = await visit()
  expect(dialog()).toBeNull()
  again.unmount()
  refuseCookies()
  await visit()
  expect(found()).toEqual(["Las cookies están desactivadas."])
})

/** A storage that can be read but is full. */
function fillStorage() {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError")
  })
}

function refuseSessionStorage() {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("no", "SecurityError")
  })
}

/** As with all cookies blocked, which also blocks every storage. */
function refuseEverything() {
  refuseCookies()
  vi.spyOn(document, "cookie", "set").mockImplementation(() => {})
  refuseStorage()
  refuseSessionStorage()
}

test.each([
  ["without session storage", refuseSessionStorage],
  ["without room in it", fillStorage],
  ["without either storage or cookies", refuseEverything],
])("%s, it is still remembered for the visit", async (_, limit) => {
  hideAdvertisements()
  limit()
  const { unmount } = await visit()
  expect(found()).toContain("Se detectó AdBlock.")
  unmount()
  await visit()
  expect(dialog()).toBeNull()
  vi.restoreAllMocks()
  document.cookie = "site-check-told=; path=/; max-age=0"
})

test("an existing window name is preserved", async () => {
  window.name = "pago"
  hideAdvertisements()
  refuseEverything()
  await visit()
  expect(dialog()).not.toBeNull()
  expect(window.name).toBe("pago")
})
