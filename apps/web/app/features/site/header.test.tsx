import { cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import type { ComponentProps, ReactNode } from "react"
import { createMemoryRouter, RouterProvider } from "react-router"
import { beforeAll, expect, test } from "vitest"
import { ErrorPageContext } from "../../overlays/return-path.ts"
import { Header } from "./header.tsx"
import { loadUserParts } from "./user-parts.tsx"

const viewer = {
  id: 7,
  username: "camila",
  firstname: "Camila",
  lastname: "Rojas",
  email: "camila@faena.cl",
  pro: false,
  avatar: null,
  role: "user" as const,
  confirmed: true,
  createdAt: "2026-01-05T12:00:00.000Z",
  has_draft: false,
}

// As before a page of a user is hydrated.
beforeAll(loadUserParts)

const loadLogIn = () => Promise.reject(new Error("no lightbox here"))

function renderHeader(
  props: Partial<ComponentProps<typeof Header>> = {},
  at = "/",
  around = (header: ReactNode) => header,
) {
  const header = <Header siteName="Wara" viewer={null} loadLogIn={loadLogIn} {...props} />
  const routes = [{ path: "*", element: around(header) }]
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  render(<RouterProvider router={router} />)
  return screen.getByRole("banner")
}

function scrollTo(height: number) {
  Object.defineProperty(window, "scrollY", { value: height, configurable: true })
  fireEvent.scroll(window)
}

function hrefs(name: string) {
  return screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"))
}

test("[B10.102] what is sought is in the header and in the menu of phones, for everybody", () => {
  for (const who of [null, viewer]) {
    const header = renderHeader({ viewer: who })
    expect(hrefs("Se busca")).toEqual(["/se-busca", "/se-busca"])
    const phone = within(header).getByRole("navigation", { name: "Menú", hidden: true })
    expect(within(phone).getByRole("link", { name: "Se busca", hidden: true })).toBeDefined()
    cleanup()
  }
})

test("[S2.17] it shows logo, menu and the given search", () => {
  renderHeader({ search: <button type="button">Buscar</button> })
  expect(hrefs("Wara")).toEqual(["/"])
  const menu = within(screen.getByRole("navigation", { name: "Secciones" }))
  const links = menu
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")])
  expect(links).toEqual([
    ["Categorías", "/#categorias"],
    ["¿Cómo publicar?", "/#como-publicar"],
    ["Comprar packs", "/#comprar-packs"],
  ])
  expect(hrefs("Guardados")).toEqual(["/guardados", "/guardados"])
  expect(screen.getByRole("button", { name: "Buscar" })).toBeDefined()
})

test("[S2.17] menu and search are optional", () => {
  renderHeader({ showMenu: false })
  expect(screen.queryByText("Comprar packs")).toBeNull()
  expect(screen.queryByRole("button", { name: "Buscar" })).toBeNull()
})

test("[S2.18] [S6.1] visitors are offered log-in, register and announce", () => {
  renderHeader()
  // Twice: in the header and in the mobile menu.
  expect(hrefs("Iniciar sesión")).toEqual(["/login", "/login"])
  expect(hrefs("Regístrate")).toEqual(["/registro", "/registro"])
  expect(hrefs("Anunciar")).toEqual(["/publicar", "/publicar"])
  expect(screen.queryByText("Cerrar sesión")).toBeNull()
})

test("[S2.18] users see their avatar as a link to the account, their menu and log-out", () => {
  renderHeader({ viewer })
  expect(screen.getByText("CR").closest("a")?.getAttribute("href")).toBe("/cuenta")
  expect(screen.getAllByText("Hola, Camila")).toHaveLength(2)
  expect(screen.queryByText("Regístrate")).toBeNull()
  expect(hrefs("Cerrar sesión")).toEqual(["/salir", "/salir"])
})

test("[S2.26] [S6.2] the user menu greets by first name and has these links, then log-out", () => {
  const header = renderHeader({ viewer })
  const menu = header.querySelector<HTMLElement>("details")
  if (menu === null) throw new Error("There is no user menu")
  expect(within(menu).getByText("Hola, Camila")).toBeDefined()
  const links = within(menu)
    .getAllByRole("link", { hidden: true })
    .map((link) => [link.textContent, link.getAttribute("href")])
  expect(links).toEqual([
    ["Mi cuenta", "/cuenta"],
    ["Mis anuncios", "/cuenta/mis-anuncios"],
    ["Mi perfil", "/cuenta/perfil"],
    ["Cambiar contraseña", "/cuenta/cambiar-contrasena"],
    ["Comprar packs", "/packs"],
    ["Preguntas frecuentes", "/preguntas-frecuentes"],
    ["Políticas de privacidad", "/politicas-de-privacidad"],
    ["Cerrar sesión", "/salir"],
  ])
})

test("[S2.26] a choice, Escape and a tap outside close the user menu", () => {
  const header = renderHeader({ viewer })
  const menu = header.querySelector("details")
  if (menu === null) throw new Error("There is no user menu")
  const [link] = within(menu).getAllByRole("link", { hidden: true })
  if (link === undefined) throw new Error("The menu is empty")
  const closeActions: (() => void)[] = [
    () => fireEvent.click(link),
    () => fireEvent.keyDown(link, { key: "Escape" }),
    () => fireEvent.pointerDown(document.body),
  ]
  for (const fold of closeActions) {
    menu.open = true
    fold()
    expect(menu.open).toBe(false)
  }
})

test("[S2.19] [B5.16] users see the publish button everywhere but in the form", () => {
  renderHeader({ viewer }, "/anuncios")
  expect(hrefs("Anunciar ahora")).toEqual(["/anunciar"])
})

test("[S2.19] on /anunciar there is no publish button", () => {
  renderHeader({ viewer }, "/anunciar")
  expect(screen.queryByText("Anunciar ahora")).toBeNull()
})

test("in the account the avatar is marked as current, and the menu marks the page", () => {
  renderHeader({ viewer }, "/cuenta/perfil")
  const marked = screen
    .getAllByRole("link", { current: true, hidden: true })
    .map((link) => link.textContent)
  expect(marked).toEqual(["CRMi cuenta"])
  const open = screen.getAllByRole("link", { current: "page", hidden: true })
  expect(open.map((link) => link.textContent)).toEqual(["Mi perfil", "Mi perfil"])
})

test("[S2.20] it hides when scrolling down past 80 px and returns when scrolling up", () => {
  const header = renderHeader()
  scrollTo(80)
  expect(header.dataset.hidden).toBe("false")
  scrollTo(81)
  expect(header.dataset.hidden).toBe("true")
  scrollTo(500)
  expect(header.dataset.hidden).toBe("true")
  scrollTo(499)
  expect(header.dataset.hidden).toBe("false")
  scrollTo(0)
})

test("[S2.20] it changes its style after 50 px of scrolling", () => {
  const header = renderHeader()
  scrollTo(50)
  expect(header.dataset.scrolled).toBe("false")
  scrollTo(51)
  expect(header.dataset.scrolled).toBe("true")
  scrollTo(0)
  expect(header.dataset.scrolled).toBe("false")
})

test("[S2.20] a page that opens scrolled has the scrolled style and shows its header", () => {
  scrollTo(400)
  const header = renderHeader()
  expect(header.dataset.scrolled).toBe("true")
  expect(header.dataset.hidden).toBe("false")
  scrollTo(0)
})

test("[B5.10] log-in and sign-up lead back to the page, from the header and from the mobile menu", () => {
  renderHeader({}, "/anuncios?s=grua&page=2")
  const back = "volver=%2Fanuncios%3Fs%3Dgrua%26page%3D2"
  expect(hrefs("Iniciar sesión")).toEqual([`/login?${back}`, `/login?${back}`])
  expect(hrefs("Regístrate")).toEqual([`/registro?${back}`, `/registro?${back}`])
})

test("[B5.10] log-in does not lead back to an error page", () => {
  renderHeader({}, "/no-existe", (header) => (
    <ErrorPageContext value={true}>{header}</ErrorPageContext>
  ))
  expect(hrefs("Iniciar sesión")).toEqual(["/login", "/login"])
  expect(hrefs("Regístrate")).toEqual(["/registro", "/registro"])
})
