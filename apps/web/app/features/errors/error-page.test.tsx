import { render, screen } from "@testing-library/react"
import { buildAd } from "@wara/factories/build-ad"
import { expect, test, vi } from "vitest"
import { LostFile } from "../../browser/reload/load-route-module.ts"
import { toCardAd } from "../../entities/ad/card/card-ad.ts"
import { ErrorPage } from "./error-page.tsx"
import { pageError, readPageError } from "./page-error.ts"

function renderError(status: number, message = "", ads = [buildAd()]) {
  const error = { status, message, ads }
  render(
    <ErrorPage
      path="/contacto"
      suggestions={<p>excavadora</p>}
      error={error}
      renderAds={(offered) => <p>{offered.length} avisos</p>}
    />,
  )
}

test.each([
  [404, "Page not found", "404 - Page not found"],
  [429, "x", "Demasiadas solicitudes"],
  [500, "x", "Error del servidor"],
  [403, "x", "Acceso denegado"],
  [410, "Este anuncio terminó", "Este anuncio terminó"],
  [418, "", "Error inesperado"],
])("[S2.40] the title of a %s with the message '%s' is '%s'", (status, message, title) => {
  renderError(status, message)
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title)
})

test.each([
  [404, /^La página que buscas no existe o ha sido movida\.$/],
  [403, /^No tienes permisos para acceder a esta página\.$/],
  [429, /[Ee]spera un momento/],
  [500, /equipo ya está trabajando/],
])("[S2.42] a %s is described", (status, description) => {
  renderError(status)
  expect(screen.getByText(description)).toBeDefined()
})

test("[S2.41] the page links home and shows suggested ads", () => {
  renderError(404, "", [buildAd(), buildAd()])
  expect(screen.getByRole("link", { name: "Volver al inicio" }).getAttribute("href")).toBe("/")
  const heading = screen.getByRole("heading", { level: 2 })
  expect(heading.textContent).toBe("Tenemos avisos que podrían interesarte")
  expect(screen.getByText("2 avisos")).toBeDefined()
})

test("without ads there is no heading for them", () => {
  renderError(500, "", [])
  expect(screen.queryByRole("heading", { level: 2 })).toBeNull()
})

test("a thrown response keeps its status, message and ads", () => {
  const ads = [toCardAd(buildAd())]
  const { data, init } = pageError({ status: 404, message: "Page not found", ads })
  const thrown = { status: init?.status, statusText: "", internal: false, data }
  expect(readPageError(thrown)).toEqual({ status: 404, message: "Page not found", ads })
})

test("any other error is a 500 without details", () => {
  expect(readPageError(new Error("secret"))).toEqual({ status: 500, message: "", ads: null })
})

test("a page requested while offline is not reported", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  const error = readPageError(new TypeError("Failed to fetch"))
  vi.restoreAllMocks()
  render(
    <ErrorPage
      path="/contacto"
      suggestions={<p>excavadora</p>}
      error={error}
      renderAds={() => null}
    />,
  )
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Sin conexión")
  expect(screen.getByText("Revisa tu conexión a internet y vuelve a intentarlo.")).toBeDefined()
  expect(screen.queryByText(/Error|nuestro lado/)).toBeNull()
})

test("[S4.15] a chunk still missing after the reload is explained and not reported", () => {
  const error = readPageError(new LostFile(new TypeError("Failed to fetch")))
  render(
    <ErrorPage
      path="/contacto"
      suggestions={<p>excavadora</p>}
      error={{ ...error, ads: [] }}
      renderAds={() => null}
    />,
  )
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("La página no llegó completa")
  expect(screen.getByText("Revisa tu conexión a internet y vuelve a intentarlo.")).toBeDefined()
  expect(screen.getByRole("link", { name: "Intentar de nuevo" })).toBeDefined()
})

test.each([
  [500, 1],
  [503, 1],
  [429, 1],
  [404, 0],
  [403, 0],
  [410, 0],
])("[B5.18] [B5.20] a %s offers to try again %i times", (status, links) => {
  renderError(status)
  expect(screen.queryAllByRole("link", { name: "Intentar de nuevo" })).toHaveLength(links)
})

test("an unreachable server, as during a deployment, is not reported either", () => {
  for (const words of ["Failed to fetch", "Load failed", "NetworkError when attempting to fetch"])
    expect(readPageError(new TypeError(words))).toMatchObject({ status: 0 })
  expect(readPageError(new TypeError("x is undefined"))).toMatchObject({ status: 500 })
})

test.each([
  [404, 1],
  [410, 1],
  [500, 0],
  [403, 0],
])("[B5.20] the page of a %i has %i search fields, with suggestions below", (status, searches) => {
  renderError(status)
  expect(screen.queryAllByRole("searchbox", { name: "Buscar equipo por nombre" })).toHaveLength(
    searches,
  )
  expect(screen.queryAllByText("excavadora")).toHaveLength(searches)
  if (searches === 0) return
  const form = screen.getByRole("searchbox").closest("form")
  expect([form?.getAttribute("action"), form?.method]).toEqual(["/anuncios", "get"])
})

test.each([
  [405, "Esta página no recibe formularios", "Vuelve a la página anterior y usa sus botones."],
  [503, "No pudimos responder en este momento", "Espera un poco y vuelve a intentarlo."],
])("[B5.20] the framework's own %i is shown in Spanish", (status, title, description) => {
  const data = "Error: You made a POST request but did not provide an action"
  const error = readPageError({ status, statusText: "Method Not Allowed", internal: true, data })
  render(
    <ErrorPage path="/" suggestions={null} error={{ ...error, ads: [] }} renderAds={() => null} />,
  )
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title)
  expect(screen.getByText(new RegExp(description))).toBeDefined()
  expect(document.body.textContent).not.toContain("POST")
})

test("[B5.20] an error with its own description shows only that", () => {
  const description = "Terminó, o la dirección está mal escrita."
  const { data, init } = pageError({ status: 404, message: "No está", description, ads: [] })
  const thrown = { status: init?.status, statusText: "", internal: false, data }
  const error = readPageError(thrown)
  render(<ErrorPage path="/" suggestions={null} error={error} renderAds={() => null} />)
  expect(screen.getByText(description)).toBeDefined()
  expect(screen.queryByText(/no existe o ha sido movida/)).toBeNull()
})
