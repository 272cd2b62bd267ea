import { render, screen } from "@testing-library/react"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { ResultMessage } from "./result-message.tsx"

test("[S2.39] a new ad: success, pending review, and an e-mail on publication", () => {
  render(<ResultMessage kind="success" />, { wrapper: MemoryRouter })
  const heading = screen.getByRole("heading", { level: 1 })
  expect(heading.textContent).toBe("Listo, creaste tu anuncio con éxito")
  expect(
    screen.getByText(/debe pasar por revisión.*correo electrónico cuando esté publicado/),
  ).toBeDefined()
})

test.each(["success", "failure"] as const)(
  "[S2.39] the button of a %s is 'Ir a mis anuncios' by default",
  (kind) => {
    const action = { to: "/anuncios", text: "Ver anuncios" }
    const { rerender } = render(<ResultMessage kind={kind} />, { wrapper: MemoryRouter })
    const usual = screen.getByRole("link", { name: "Ir a mis anuncios" })
    expect(usual.getAttribute("href")).toBe("/cuenta/mis-anuncios")
    rerender(<ResultMessage kind={kind} title="Fin" action={action} />)
    expect(screen.getByRole("link", { name: "Ver anuncios" }).getAttribute("href")).toBe(
      "/anuncios",
    )
    expect(screen.getByRole("heading", { name: "Fin" })).toBeDefined()
  },
)
