import { cleanup, render, screen, within } from "@testing-library/react"
import type { Indicator } from "@wara/contract/indicator"
import { siteVersion } from "@wara/domain/site/site-identity"
import { buildIndicator } from "@wara/factories/build-catalog"
import { MemoryRouter } from "react-router"
import { expect, test, vi } from "vitest"
import { Footer } from "./footer.tsx"

const company = {
  name: "Faena Clara SpA",
  rut: "76543210-3",
  rutText: "76.543.210-3",
  address: "Los Carrera 100, Calama",
  phone: "+56552123456",
  phoneText: "+56 55 212 3456",
}

function renderFooter(indicators: Indicator[] = [], isLoggedIn = false, at = "/") {
  const site = { name: "Wara", version: siteVersion, copyright: "2024–2026", company }
  render(<Footer site={site} indicators={indicators} isLoggedIn={isLoggedIn} />, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>,
  })
  return screen.getByRole("contentinfo")
}

// Must run first: later pages reuse the indicators of earlier ones.
test("without indicators nothing is shown", async () => {
  const ask = vi.fn(async () => Response.json([]))
  vi.stubGlobal("fetch", ask)
  renderFooter()
  await expect.poll(() => ask.mock.calls).toHaveLength(1)
  expect(screen.queryByRole("region", { name: "Indicadores económicos" })).toBeNull()
})

test("[S1.6] [S2.28] [S9.3] the day's indicators with their label, date and format", () => {
  renderFooter([
    buildIndicator({ code: "ipc", value: 0.4, unit: "Porcentaje" }),
    buildIndicator({ code: "dolar", value: 952.31, unit: "Pesos", date: "2026-11-20" }),
    buildIndicator({ code: "uf", value: 40_123.45, unit: "Pesos" }),
    buildIndicator({ code: "euro", value: 1034.2, unit: "Otra" }),
  ])
  const strip = within(screen.getByRole("region", { name: "Indicadores económicos" }))
  expect(strip.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "UF 21-11",
    "USD 20-11",
    "EUR 21-11",
    "IPC 21-11",
  ])
  expect(strip.getAllByRole("definition").map((value) => value.textContent)).toEqual([
    "$40.123",
    "$952",
    "$1.034,20",
    "0,40%",
  ])
})

test.each([
  ["Preguntas Frecuentes", "/preguntas-frecuentes"],
  ["Políticas de privacidad", "/politicas-de-privacidad"],
  ["Contáctanos", "/contacto"],
])("[S2.28] %s is linked", (name, href) => {
  renderFooter()
  expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(href)
})

test("[B10.42] the footer links to what people seek", () => {
  const link = within(renderFooter()).getByRole("link", { name: "Se busca" })
  expect(link.getAttribute("href")).toBe("/se-busca")
})

test("[S6.2] users are linked to their account, visitors to sign-up", () => {
  const visitors = renderFooter()
  expect(within(visitors).getByRole("link", { name: "Regístrate" })).toBeDefined()
  cleanup()
  const users = renderFooter([], true)
  expect(within(users).queryByRole("link", { name: "Regístrate" })).toBeNull()
  expect(within(users).getByRole("link", { name: "Mi cuenta" })).toBeDefined()
})

test.each([true, false])(
  "[B5.32] the footer links to the professional benefits (user: %s)",
  (isUser) => {
    const link = within(renderFooter([], isUser)).getByRole("link", { name: "Profesionales" })
    expect(link.getAttribute("href")).toBe("/hazte-profesional")
  },
)

test("[S2.28] the copyright runs from 2024 to now", () => {
  expect(renderFooter().textContent).toContain("© 2024–2026 Wara")
})

test("[S1.1] the version shown is 4.0.0", () => {
  expect(renderFooter().textContent).toContain("Versión 4.0.0")
})

test("[B5.11] the footer names the company with RUT, address and phone, and links to 'Quiénes somos'", () => {
  const footer = renderFooter()
  expect(footer.querySelector("address")?.textContent).toBe(
    "Faena Clara SpA · RUT 76.543.210-3 · Los Carrera 100, Calama · +56 55 212 3456",
  )
  const about = within(footer).getByRole("link", { name: "Quiénes somos" })
  expect(about.getAttribute("href")).toBe("/quienes-somos")
})

test("[B5.10] the footer's links to log-in and sign-up lead back to the page", () => {
  const footer = within(renderFooter([], false, "/anuncios/grua-3"))
  const href = (name: string) => footer.getByRole("link", { name }).getAttribute("href")
  expect(href("Regístrate")).toBe("/registro?volver=%2Fanuncios%2Fgrua-3")
  expect(href("Iniciar sesión")).toBe("/login?volver=%2Fanuncios%2Fgrua-3")
})
