import { act, cleanup, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createMemoryRouter, RouterProvider } from "react-router"
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { chooseConsent, readConsent, setNotice } from "../../integrations/consent/consent.ts"
import { everything, nothing } from "../../integrations/consent/consent-cookie.ts"
import {
  type IntegrationSettings,
  noIntegrations,
} from "../../integrations/integration-settings.ts"
import { CookieConsent, CookiePreferences } from "./cookie-consent.tsx"

const all: IntegrationSettings = {
  tags: { id: "GTM-X", url: "https://tags.test" },
  errors: false,
  botCheck: { provider: "turnstile", siteKey: "k", scriptUrl: "https://bots.test" },
  recording: true,
  offlinePage: true,
}

vi.stubGlobal("requestIdleCallback", (then: () => void) => setTimeout(then))
vi.stubGlobal("cancelIdleCallback", (id: number) => clearTimeout(id))
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    disconnect() {}
  },
)

// Imported before the tests, so that none waits for it.
beforeAll(() => import("./cookie-notice.tsx"))
beforeEach(() => setNotice("by itself"))
afterEach(() => {
  document.cookie = "site-cookies-accepted=; path=/; max-age=0"
})

function visit(settings: IntegrationSettings = all) {
  const page = (
    <>
      <CookieConsent settings={settings} />
      <main id="contenido" tabIndex={-1}>
        <CookiePreferences />
      </main>
    </>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element: page }])} />)
  return userEvent.setup()
}

const notice = async () =>
  within(await screen.findByRole("region", { name: "Preferencias de cookies" }))
const isGone = () => screen.queryByRole("region") === null
const main = () => document.getElementById("contenido")

test("[S4.9] accepting stores full consent for a year at path / and hides the notice", async () => {
  const written = vi.spyOn(document, "cookie", "set")
  const user = visit()
  const accept = (await notice()).getByRole("button", { name: "Aceptar" })
  // It appeared by itself, so it does not take the focus.
  expect(document.activeElement).toBe(document.body)
  await user.click(accept)
  expect(written).toHaveBeenCalledWith(
    "site-cookies-accepted=measurement.ads.recording.protection; path=/; max-age=31536000; samesite=lax",
  )
  expect(readConsent()).toEqual(everything)
  expect(isGone()).toBe(true)
  expect(document.activeElement).toBe(main())
})

test("[S4.9] refusing takes as many clicks, looks the same, and is stored as long", async () => {
  const user = visit()
  const { getByRole } = await notice()
  const refuse = getByRole("button", { name: "Rechazar" })
  expect(refuse.className).toBe(getByRole("button", { name: "Aceptar" }).className)
  await user.click(refuse)
  expect(readConsent()).toEqual(nothing)
  expect(isGone()).toBe(true)
})

test("[S2.30] 'Más información' leads to the privacy policy", async () => {
  visit()
  const link = (await notice()).getByRole("link", { name: "Más información sobre las cookies" })
  expect(link.firstChild?.textContent).toBe("Más información")
  expect(link.getAttribute("href")).toBe("/politicas-de-privacidad")
})

test.each(["Cerrar", "Escape"])("[S4.9] %s hides it without an answer", async (closing) => {
  const user = visit()
  const close = (await notice()).getByRole("button", { name: "Cerrar" })
  act(() => close.focus())
  await user.keyboard(closing === "Escape" ? "{Escape}" : "{Enter}")
  expect(isGone()).toBe(true)
  expect(document.cookie).toBe("")
})

test("a stored choice is not asked for again", async () => {
  chooseConsent(nothing)
  visit()
  await act(() => new Promise((done) => setTimeout(done)))
  expect(isGone()).toBe(true)
})

test("each purpose is chosen separately, and none is preselected", async () => {
  const user = visit()
  const { getByRole, getAllByRole, queryAllByRole } = await notice()
  expect(queryAllByRole("checkbox")).toEqual([])
  await user.click(getByRole("button", { name: "Elegir", expanded: false }))
  const names = getAllByRole("checkbox", { checked: false }).map((part) => part.ariaLabel)
  expect(names).toEqual([
    "Medición",
    "Publicidad",
    "Grabación de la visita",
    "Protección contra robots",
  ])
  await user.click(getByRole("checkbox", { name: "Medición" }))
  await user.click(getByRole("checkbox", { name: "Protección contra robots" }))
  await user.click(getByRole("button", { name: "Guardar elección" }))
  expect(readConsent()).toEqual({ ...nothing, measurement: true, protection: true })
  expect(isGone()).toBe(true)
})

test("only configured purposes can be chosen", async () => {
  const user = visit({ ...noIntegrations, recording: true })
  const { getByRole, getAllByRole } = await notice()
  await user.click(getByRole("button", { name: "Elegir" }))
  expect(getAllByRole("checkbox").map((part) => part.ariaLabel)).toEqual(["Grabación de la visita"])
})

test("[B5.21] without configured purposes it says so and offers no choice", async () => {
  const user = visit(noIntegrations)
  const { getByRole, getByText, getAllByRole } = await notice()
  expect(getByText(/^Solo usamos las cookies necesarias/)).toBeDefined()
  expect(
    getAllByRole("button").map(({ textContent, ariaLabel }) => ariaLabel ?? textContent),
  ).toEqual(["Cerrar", "Aceptar"])
  await user.click(getByRole("button", { name: "Aceptar" }))
  expect(document.cookie).toBe("site-cookies-accepted=necessary")
  expect(readConsent()).toEqual(nothing)
})

test("[B5.21] a purpose configured later is asked about, the others keep their answer", async () => {
  const user = visit({ ...noIntegrations, recording: true })
  await user.click((await notice()).getByRole("button", { name: "Aceptar" }))
  expect(document.cookie).toBe("site-cookies-accepted=recording")
  cleanup()
  setNotice("by itself")
  const again = visit()
  const { getByRole } = await notice()
  expect(readConsent()).toEqual({ ...nothing, recording: true })
  await again.click(getByRole("button", { name: "Rechazar" }))
  expect(document.cookie).toBe(
    "site-cookies-accepted=no-measurement.no-ads.no-recording.no-protection",
  )
})

test.each([
  ["accepted", "Aceptar", "necessary"],
  ["accepted everything", "Aceptar", "measurement.ads.recording.protection"],
])(
  "[B5.21] a user who %s is asked again only about purposes that were not shown",
  async (_what, _button, value) => {
    document.cookie = `site-cookies-accepted=${value}; path=/`
    visit()
    await act(() => new Promise((done) => setTimeout(done)))
    expect(isGone()).toBe(value !== "necessary")
  },
)

test("[B5.21] a refused purpose is not asked about again", async () => {
  document.cookie = "site-cookies-accepted=no-recording; path=/"
  visit({ ...noIntegrations, recording: true })
  await act(() => new Promise((done) => setTimeout(done)))
  expect(isGone()).toBe(true)
})

test("the choice can be changed: it is shown, and the focus returns to its opener", async () => {
  chooseConsent({ ...nothing, recording: true })
  const user = visit()
  const opener = screen.getByRole("link", { name: "Preferencias de cookies" })
  expect(opener.getAttribute("href")).toBe("/politicas-de-privacidad#cookies")
  await user.click(opener)
  const { getByRole, getAllByRole } = await notice()
  expect(document.activeElement).toBe(screen.getByRole("region"))
  const [chosen] = getAllByRole("checkbox", { checked: true })
  expect(chosen?.ariaLabel).toBe("Grabación de la visita")
  await user.click(getByRole("button", { name: "Rechazar" }))
  expect(readConsent()).toEqual(nothing)
  expect(document.activeElement).toBe(opener)
})

test("it hides while the user has a dialog open", async () => {
  visit()
  await notice()
  const dialog = document.body.appendChild(document.createElement("div"))
  dialog.role = "dialog"
  await expect.poll(isGone).toBe(true)
  dialog.remove()
  await notice()
})

test("a browser without cookies is not asked again after its answer", async () => {
  vi.spyOn(document, "cookie", "set").mockImplementation(() => {})
  const user = visit()
  await user.click((await notice()).getByRole("button", { name: "Aceptar" }))
  expect(isGone()).toBe(true)
})
