import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router"
import { beforeAll, beforeEach, expect, test } from "vitest"
import { closeOverlays, openOverlay, toggleOverlay } from "../../overlays/interface-state.ts"
import { MobileMenu } from "./mobile-menu.tsx"
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

// Imported before the tests, so that none waits for it.
beforeAll(() => import("./log-out-question.tsx"))
// As before a page of a user is hydrated.
beforeAll(loadUserParts)
beforeEach(closeOverlays)

const isOpen = () =>
  JSON.parse(localStorage.getItem("wara-interface") ?? "null").state.isMobileMenuOpen

function openMenu(who: typeof viewer | null = null) {
  const element = (
    <>
      <MobileMenu viewer={who} showMenu />
      <main id="contenido" />
    </>
  )
  const { container } = render(
    <RouterProvider router={createMemoryRouter([{ path: "*", element }])} />,
  )
  const details = container.querySelector("details")
  if (details === null) throw new Error("There is no menu")
  details.open = true
  return details
}

test("[S2.21] a tap on a link closes it", () => {
  const menu = openMenu()
  fireEvent.click(screen.getByRole("link", { name: "Categorías" }))
  expect(menu.open).toBe(false)
})

test("[S2.21] [S2.27] a tap on 'Cerrar sesión' closes it and opens the confirmation", async () => {
  const menu = openMenu(viewer)
  fireEvent.click(screen.getByRole("link", { name: "Cerrar sesión" }))
  expect(menu.open).toBe(false)
  expect(await screen.findByRole("alertdialog")).toBeDefined()
})

test("[S2.21] Escape closes it and restores the focus", () => {
  const menu = openMenu()
  fireEvent.keyDown(screen.getByRole("link", { name: "Categorías" }), { key: "Escape" })
  expect(menu.open).toBe(false)
  expect(document.activeElement?.tagName).toBe("SUMMARY")
})

test("[S4.7] [S3.7] it follows the stored interface state and updates it", async () => {
  const menu = openMenu()
  await expect.poll(isOpen).toBe(true)
  act(() => openOverlay("isSearchLightboxActive"))
  expect(menu.open).toBe(false)
  act(() => toggleOverlay("isMobileMenuOpen"))
  expect(menu.open).toBe(true)
  fireEvent.click(screen.getByRole("link", { name: "Categorías" }))
  await expect.poll(isOpen).toBe(false)
})

test("[S2.21] the page behind it is inert until it closes or the screen is wide", async () => {
  const menu = openMenu()
  const isInert = () => document.getElementById("contenido")?.hasAttribute("inert")
  await expect.poll(isInert).toBe(true)
  menu.style.display = "none"
  fireEvent(window, new Event("resize"))
  expect(isInert()).toBe(false)
  menu.style.display = ""
  fireEvent(window, new Event("resize"))
  expect(isInert()).toBe(true)
  fireEvent.click(screen.getByRole("link", { name: "Categorías" }))
  await expect.poll(isInert).toBe(false)
})

test("[B5.23] 'Comprar packs' appears once: for users it links to the checkout, for visitors to the prices", () => {
  openMenu(viewer)
  const links = screen.getAllByRole("link").map((link) => link.textContent)
  expect(links).toHaveLength(new Set(links).size)
  expect(screen.getByRole("link", { name: "Comprar packs" }).getAttribute("href")).toBe("/packs")
  cleanup()
  openMenu()
  const visitor = screen.getByRole("link", { name: "Comprar packs" })
  expect(visitor.getAttribute("href")).toBe("/#comprar-packs")
})
