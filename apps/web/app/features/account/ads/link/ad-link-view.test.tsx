import { render, screen } from "@testing-library/react"
import type { AdLink } from "@wara/contract/own-ad"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { AdLinkView } from "./ad-link-view.tsx"

const renewal: AdLink = {
  action: "renew",
  ad: { id: 7, name: "Grúa Liebherr", slug: "grua", state: "expired" },
  credits: 2,
  days: 15,
  has_rut: true,
}

function renderLink(given: Partial<Parameters<typeof AdLinkView>[0]>) {
  const view = <AdLinkView code="abc-123" link={renewal} result={null} failure={null} {...given} />
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: view }])} />)
}

const heading = () => screen.getByRole("heading", { level: 1 }).textContent
const onlyLink = () => screen.getByRole("link").getAttribute("href")

test("renewing by a mail's link is one button that shows the cost and posts the code", () => {
  renderLink({})
  expect(heading()).toBe("¿Renovar «Grúa Liebherr»?")
  expect(screen.getByText(/Usa 1 crédito y suma 15 días.*Tienes 2 créditos/)).toBeDefined()
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Renovar con 1 crédito" })
  expect(new FormData(button.form ?? undefined).get("codigo")).toBe("abc-123")
  expect(screen.queryByRole("link")).toBeNull()
})

test("[B5.33] without credits it links to a payment that renews the ad", () => {
  renderLink({ link: { ...renewal, credits: 0 } })
  expect(heading()).toBe("Te falta un crédito para renovar")
  expect(onlyLink()).toBe("/packs/comprar?renovar=7")
  expect(screen.getByText(/no tienes que volver a este enlace/)).toBeDefined()
  expect(screen.queryByRole("button")).toBeNull()
})

test("[B5.33] without a RUT it links to the RUT form, which returns to the renewal", () => {
  renderLink({ link: { ...renewal, has_rut: false } })
  expect(heading()).toBe("Falta tu RUT para renovar")
  const back = encodeURIComponent("/mi-anuncio?codigo=abc-123")
  expect(onlyLink()).toBe(`/datos-para-publicar?volver=${back}`)
  expect(screen.queryByRole("button")).toBeNull()
})

test("marking as sold costs no credit", () => {
  renderLink({ link: { ...renewal, action: "sold", credits: 0 } })
  expect(heading()).toBe("¿Vendiste «Grúa Liebherr»?")
  expect(screen.getByRole("button", { name: "Sí, lo vendí" })).toBeDefined()
})

test("an expired link says so; a used one says what it did", () => {
  renderLink({ link: null })
  expect([heading(), onlyLink()]).toEqual(["Este enlace ya no sirve", "/cuenta/mis-anuncios"])
})

test("after renewing, the page links to the ad", () => {
  renderLink({ link: null, result: { done: "renew", slug: "grua" } })
  expect([heading(), onlyLink()]).toEqual(["Renovamos tu anuncio", "/anuncios/grua"])
})
