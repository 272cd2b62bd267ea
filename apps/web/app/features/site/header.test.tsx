import { fireEvent, render, screen, within } from "@testing-library/react"
import type { ComponentProps } from "react"
import { MemoryRouter } from "react-router"
import { expect, test, vi } from "vitest"
import { Header } from "./header.tsx"

const viewer = {
  username: "camila",
  firstname: "Camila",
  lastname: "Rojas",
  email: "camila@faena.cl",
  pro: false,
  avatar: null,
  role: "user" as const,
  confirmed: true,
}

function renderHeader(props: Partial<ComponentProps<typeof Header>> = {}) {
  const onLogOut = vi.fn()
  render(<Header siteName="Wara" viewer={null} onLogOut={onLogOut} {...props} />, {
    wrapper: MemoryRouter,
  })
  return { header: screen.getByRole("banner"), onLogOut }
}

function scrollTo(height: number) {
  Object.defineProperty(window, "scrollY", { value: height, configurable: true })
  fireEvent.scroll(window)
}

function hrefs(name: string) {
  return screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"))
}

test("[S2.17] logo, menu, and the search that it is given", () => {
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
  expect(screen.getByRole("button", { name: "Buscar" })).toBeDefined()
})

test("[S2.17] menu and search are optional", () => {
  renderHeader({ showMenu: false })
  expect(screen.queryByText("Comprar packs")).toBeNull()
  expect(screen.queryByRole("button", { name: "Buscar" })).toBeNull()
})

test("[S2.18] [S6.1] visitors are offered log-in, register and announce", () => {
  renderHeader()
  // Each twice: in the header and in the menu of narrow screens.
  expect(hrefs("Iniciar sesión")).toEqual(["/login", "/login"])
  expect(hrefs("Regístrate")).toEqual(["/registro", "/registro"])
  expect(hrefs("Anunciar")).toEqual(["/anunciar", "/anunciar"])
  expect(screen.queryByText("Cerrar sesión")).toBeNull()
})

test("[S2.18] users see their avatar, which leads to the account, their menu and log-out", () => {
  const { onLogOut } = renderHeader({ viewer })
  expect(screen.getByText("CR").closest("a")?.getAttribute("href")).toBe("/cuenta")
  expect(screen.getByText("Hola, Camila")).toBeDefined()
  expect(screen.queryByText("Regístrate")).toBeNull()
  const [logOut] = screen.getAllByRole("button", { name: "Cerrar sesión", hidden: true })
  if (logOut) fireEvent.click(logOut)
  expect(onLogOut).toHaveBeenCalledOnce()
})

test("[S2.20] on the way down it hides past 80 px, on the way up it is back", () => {
  const { header } = renderHeader()
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

test("[S2.20] it changes its style once scrolled 50 px", () => {
  const { header } = renderHeader()
  scrollTo(50)
  expect(header.dataset.scrolled).toBe("false")
  scrollTo(51)
  expect(header.dataset.scrolled).toBe("true")
  scrollTo(0)
  expect(header.dataset.scrolled).toBe("false")
})

test("[S2.20] a page that opens scrolled already has the scrolled style, and its header in sight", () => {
  scrollTo(400)
  const { header } = renderHeader()
  expect(header.dataset.scrolled).toBe("true")
  expect(header.dataset.hidden).toBe("false")
  scrollTo(0)
})
