import { fireEvent, render, screen } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { PublisherView } from "./publisher-view.tsx"

const values = {
  kind: "person" as const,
  rut: "12345678-5",
  company_name: "",
  company_rut: "",
  business_activity: "",
}

function renderView(areFreeAdsUsed: boolean) {
  const view = (
    <PublisherView
      areFreeAdsUsed={areFreeAdsUsed}
      returnTo="/anunciar"
      values={values}
      result={undefined}
    />
  )
  return render(<RouterProvider router={createMemoryRouter([{ path: "/", element: view }])} />)
}

test("[B5.10] the page asks for the kind of account and its RUT, and formats it", () => {
  const { container } = renderView(false)
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("¿Cómo vas a publicar?")
  const rut = screen.getByLabelText<HTMLInputElement>("Tu RUT")
  expect(rut.value).toBe("12.345.678-5")
  fireEvent.change(rut, { target: { value: "76086428-5" } })
  fireEvent.blur(rut)
  expect(rut.value).toBe("76.086.428-5")
  const names = [...container.querySelectorAll("input")].map(({ name }) => name)
  expect(new Set(names)).toEqual(
    new Set(["volver", "kind", "rut", "company_name", "company_rut", "business_activity"]),
  )
  expect(screen.queryByText(/ya se usaron/)).toBeNull()
})

test("[B5.27] used free ads are explained with a link to the packs", () => {
  renderView(true)
  const heading = "Los anuncios gratis de este RUT ya se usaron"
  expect(screen.getByRole("heading", { level: 2, name: heading })).toBeDefined()
  const packs = screen.getByRole("link", { name: "Ver los packs" })
  expect(packs.getAttribute("href")).toBe("/packs")
  const goOn = screen.getByRole("link", { name: "Seguir y elegir un pack al final" })
  expect(goOn.getAttribute("href")).toBe("/anunciar")
})
