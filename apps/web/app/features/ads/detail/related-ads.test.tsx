import { act, render, screen } from "@testing-library/react"
import type { Ad } from "@wara/contract/ad"
import { buildAd } from "@wara/factories/build-ad"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { RelatedAds } from "./related-ads.tsx"

async function renderRelated(ads: Promise<Ad[]> | Ad[], title?: string) {
  const element = <RelatedAds ads={ads} viewer={null} {...(title ? { title } : {})} />
  const router = createMemoryRouter([{ path: "/", element }])
  await act(async () => render(<RouterProvider router={router} />))
}

test("[S2.38] the title is 'Anuncios relacionados' unless another is given", async () => {
  await renderRelated([])
  expect(screen.getByRole("heading", { name: "Anuncios relacionados" })).toBeDefined()
  await renderRelated([], "Parecidos")
  expect(screen.getByRole("heading", { name: "Parecidos" })).toBeDefined()
})

test("[S2.38] loading: placeholders are shown", async () => {
  await renderRelated(new Promise<Ad[]>(() => {}))
  expect(screen.getByRole("status").textContent).toBe("Cargando anuncios…")
})

test("[S2.38] error: a message offers to try again", async () => {
  const failed = Promise.reject(new Error("no backend"))
  await renderRelated(failed)
  expect(screen.getByRole("alert").textContent).toContain("No pudimos cargar")
  expect(screen.getByRole("link", { name: "Volver a intentar" })).toBeDefined()
})

test("[S2.38] empty: a message says that nothing was found", async () => {
  await renderRelated(Promise.resolve([]))
  expect(screen.getByText("No se encontraron anuncios relacionados")).toBeDefined()
})

test("[S2.38] grid: shows the ads", async () => {
  await renderRelated(Promise.resolve([buildAd({ name: "Grúa torre" }), buildAd()]))
  expect(screen.getAllByRole("article")).toHaveLength(2)
  expect(screen.getByRole("link", { name: "Grúa torre" })).toBeDefined()
})
