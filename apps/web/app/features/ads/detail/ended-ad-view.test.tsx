import { act, render, screen } from "@testing-library/react"
import { buildAd, buildEndedAd } from "@wara/factories/build-ad"
import { buildCategory } from "@wara/factories/build-catalog"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { EndedAdView } from "./ended-ad-view.tsx"

test("[S2.11] an ended ad says so, without a price or a contact, and offers others", async () => {
  const category = buildCategory({ name: "Minería", slug: "mineria" })
  const ad = buildEndedAd({ name: "Grúa torre", category, ended_at: "2026-11-15T15:00:00.000Z" })
  const related = [buildAd({ name: "Grúa pluma" })]
  const element = <EndedAdView ad={ad} related={related} viewer={null} />
  const router = createMemoryRouter([{ path: "/", element }])
  await act(async () => render(<RouterProvider router={router} />))
  expect(screen.getByText("Este anuncio terminó")).toBeDefined()
  expect(screen.getByText(/Terminó el 15 de noviembre de 2026/)).toBeDefined()
  expect(screen.queryByRole("link", { name: /anunciante/ })).toBeNull()
  const more = screen.getByRole("link", { name: "Más en Minería" })
  expect(more.getAttribute("href")).toBe("/anuncios?category=mineria")
  expect(screen.getByRole("link", { name: "Grúa pluma" })).toBeDefined()
})

test("[B10.33] an ended ad offers an alert about ads like it, with one field", async () => {
  const category = buildCategory({ name: "Minería", slug: "mineria" })
  const ad = buildEndedAd({ name: "Grúa torre Liebherr 85", category })
  const element = <EndedAdView ad={ad} related={[]} viewer={null} />
  const router = createMemoryRouter([{ path: "/", element }])
  await act(async () => render(<RouterProvider router={router} />))
  const button = await screen.findByRole("button", { name: "Avísame" })
  const form = button.closest("form")
  const sent = new FormData(form ?? undefined)
  expect(new URLSearchParams(String(sent.get("search"))).get("category")).toBe("mineria")
  expect(form?.querySelectorAll("input:not([type=hidden])[required]")).toHaveLength(1)
})
