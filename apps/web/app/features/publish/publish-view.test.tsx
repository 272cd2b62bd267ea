import { render, screen } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { PublishView } from "./publish-view.tsx"

const pack = { id: 2, documentId: "p2", slug: "15", name: "15 anuncios", price: 69_990, ads: 15 }

function renderPage(isVisitor: boolean) {
  const packs = [{ ...pack, featured: 1, days: 15 }]
  const view = (
    <PublishView
      isVisitor={isVisitor}
      offer={{ freeAds: 3, adDays: 15 }}
      packs={packs}
      responseHours={6}
    />
  )
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: view }])} />)
}

const targets = (name: string) =>
  screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"))

test("[B5.34] [B5.36] visitors see what publishing requires, and sign up or log in before the form", () => {
  renderPage(true)
  expect(screen.getByText("3 anuncios gratis")).toBeDefined()
  expect(screen.getByText("Unos 3 minutos")).toBeDefined()
  expect(screen.getByText("Revisión en menos de 6 horas")).toBeDefined()
  expect(screen.getByText("Ten tus fotos a mano")).toBeDefined()
  expect(screen.getByText("$69.990 por 15 anuncios")).toBeDefined()
  const signUp = "/registro?volver=%2Fanunciar"
  expect(targets("Crear mi cuenta y publicar")).toEqual([signUp, signUp])
  const logIn = "/login?volver=%2Fanunciar"
  expect(targets("Ya tengo cuenta")).toEqual([logIn, logIn])
})

test("[B5.34] logged-in users go straight to the form", () => {
  renderPage(false)
  expect(targets("Empezar mi anuncio")).toEqual(["/anunciar", "/anunciar"])
})
