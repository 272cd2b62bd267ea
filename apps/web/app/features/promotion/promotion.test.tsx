import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createMemoryRouter, RouterProvider } from "react-router"
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { chooseConsent, setNotice } from "../../integrations/consent/consent.ts"
import { everything } from "../../integrations/consent/consent-cookie.ts"
import { Promotion } from "./promotion.tsx"

let idle: (() => void)[] = []

vi.stubGlobal("requestIdleCallback", (then: () => void) => idle.push(then))
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    disconnect() {}
  },
)
vi.stubGlobal("cancelIdleCallback", (id: number) => idle.splice(id - 1, 1, () => {}))

// Imported before the tests, so that none waits for it.
beforeAll(() => Promise.all([import("./promotion-lightbox.tsx"), import("./promotion-bar.tsx")]))

beforeEach(() => {
  idle = []
  setNotice("by itself")
  document.cookie = "site-cookies-accepted=none; path=/"
})
afterEach(() => {
  document.cookie = "site-cookies-accepted=; path=/; max-age=0"
  document.cookie = "site-register-closed=; path=/; max-age=0"
})

function visit(path: string, { isVisitor = true } = {}) {
  const element = (visitor: boolean) => (
    <Promotion isVisitor={visitor} offer={{ freeAds: 3, adDays: 15 }} />
  )
  const routerFor = (visitor: boolean) =>
    createMemoryRouter([{ path: "*", element: element(visitor) }], { initialEntries: [path] })
  const router = routerFor(isVisitor)
  const { rerender } = render(<RouterProvider router={router} />)
  return { router, logIn: () => rerender(<RouterProvider router={routerFor(false)} />) }
}

/** The page is idle; the module that it then imports is already loaded. */
async function becomeIdle() {
  await act(async () => {
    for (const then of idle.splice(0)) then()
    await import("./promotion-lightbox.tsx")
    await import("./promotion-bar.tsx")
  })
}

test("[S4.8] [S2.29] once the page is idle, visitors are invited with this text", async () => {
  visit("/")
  expect(screen.queryByRole("dialog")).toBeNull()
  await becomeIdle()
  const dialog = screen.getByRole("dialog", { name: "¡Consigue 3 anuncios gratis al registrarte!" })
  expect(dialog.textContent).toContain("Cada anuncio dura 15 días publicado.")
  const link = screen.getByRole("link", { name: "Registrarme ahora" })
  expect(link.getAttribute("href")).toBe("/registro")
})

test.each(["Cerrar", "Escape", "Registrarme ahora"])(
  "[S4.8] %s closes it and sets the cookie that suppresses it",
  async (closing) => {
    const written = vi.spyOn(document, "cookie", "set")
    const { router } = visit("/")
    await becomeIdle()
    const user = userEvent.setup()
    if (closing === "Escape") await user.keyboard("{Escape}")
    else if (closing === "Cerrar") await user.click(screen.getByRole("button", { name: closing }))
    else await user.click(screen.getByRole("link", { name: closing }))
    expect(screen.queryByRole("dialog")).toBeNull()
    expect(document.cookie).toContain("site-register-closed=")
    expect(written).toHaveBeenCalledWith(expect.stringContaining("; path=/; max-age=31536000"))
    written.mockRestore()
    await act(() => router.navigate("/anuncios"))
    await becomeIdle()
    expect(screen.queryByRole("dialog")).toBeNull()
  },
)

test("[S4.8] users do not see it, and logging in hides it", async () => {
  visit("/", { isVisitor: false })
  await becomeIdle()
  expect(screen.queryByRole("dialog")).toBeNull()
  const { logIn } = visit("/")
  await becomeIdle()
  expect(screen.getByRole("dialog")).toBeDefined()
  logIn()
  expect(screen.queryByRole("dialog")).toBeNull()
})

test.each(["/registro", "/login", "/login/google", "/recuperar-contrasena", "/salir"])(
  "it is not shown on %s",
  async (path) => {
    visit(path)
    await becomeIdle()
    expect(screen.queryByRole("dialog")).toBeNull()
  },
)

test("it waits for the next page while another dialog is open", async () => {
  const { router } = visit("/")
  const dialog = document.body.appendChild(document.createElement("div"))
  dialog.role = "alertdialog"
  await becomeIdle()
  expect(screen.queryByRole("dialog")).toBeNull()
  dialog.remove()
  await becomeIdle()
  expect(screen.queryByRole("dialog")).toBeNull()
  await act(() => router.navigate("/?desde=menu"))
  await becomeIdle()
  expect(screen.getByRole("dialog")).toBeDefined()
})

test.each([
  ["answered", () => chooseConsent(everything)],
  ["closed", () => setNotice("closed")],
])("[B5.10] it follows on the same page once the cookie notice was %s", async (_, end) => {
  document.cookie = "site-cookies-accepted=; path=/; max-age=0"
  visit("/")
  await becomeIdle()
  expect(screen.queryByRole("dialog")).toBeNull()
  act(end)
  await becomeIdle()
  expect(screen.getByRole("dialog")).toBeDefined()
})

const elsewhere = ["/anuncios?s=grua", "/anuncios/grua-3", "/preguntas-frecuentes", "/loma"]
const title = "¡Consigue 3 anuncios gratis al registrarte!"

test.each(elsewhere)(
  "[B5.10] on %s it is not a dialog, takes no focus, and leads back there",
  async (path) => {
    visit(path)
    const focused = document.activeElement
    await becomeIdle()
    const bar = screen.getByRole("region", { name: title })
    expect(screen.queryByRole("dialog")).toBeNull()
    expect(document.activeElement).toBe(focused)
    expect(bar.textContent).toContain("Cada anuncio dura 15 días publicado.")
    const link = within(bar).getByRole("link", { name: "Registrarme ahora" })
    expect(link.getAttribute("href")).toBe(`/registro?${new URLSearchParams({ volver: path })}`)
  },
)

test("[B5.10] closing the bar sets the cookie, and logging in hides it", async () => {
  const { logIn } = visit("/anuncios")
  await becomeIdle()
  logIn()
  expect(screen.queryByRole("region", { name: title })).toBeNull()
  visit("/anuncios")
  await becomeIdle()
  await userEvent.setup().click(screen.getByRole("button", { name: "Cerrar" }))
  expect(screen.queryByRole("region", { name: title })).toBeNull()
  expect(document.cookie).toContain("site-register-closed=")
})

test("[B5.10] the bar hides while the user has an overlay open", async () => {
  visit("/anuncios")
  await becomeIdle()
  const dialog = document.createElement("div")
  dialog.role = "dialog"
  await act(async () => void document.body.append(dialog))
  expect(screen.queryByRole("region", { name: title })).toBeNull()
  dialog.remove()
})
