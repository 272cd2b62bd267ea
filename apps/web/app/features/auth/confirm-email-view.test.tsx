import { render, screen } from "@testing-library/react"
import { buildAccount } from "@wara/factories/build-account"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { ConfirmEmailView } from "./confirm-email-view.tsx"

function renderView(given: Partial<Parameters<typeof ConfirmEmailView>[0]>) {
  const nothing = { code: null, isDone: false, isSent: false, result: undefined, viewer: null }
  const element = <ConfirmEmailView {...nothing} {...given} />
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />)
  return screen.getByRole("heading", { level: 1 })
}

test("the link shows one button, which submits the code", () => {
  renderView({ code: "abc" })
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Confirmar mi correo" })
  expect(new FormData(button.form ?? undefined).get("codigo")).toBe("abc")
})

test("a used link says so instead of the button and offers a new one", () => {
  const heading = renderView({ code: "abc", result: { isExpired: true } })
  expect(heading.textContent).toBe("Este enlace ya no sirve")
  expect(document.activeElement).toBe(heading)
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Enviarme otro enlace" })
  // Without the used code in its address.
  expect(button.form?.getAttribute("action")).toBe("/confirmar-correo")
})

test("logged-in users need not type the e-mail, nor confirm it twice", () => {
  const viewer = buildAccount({ email: "ana@faena.cl", confirmed: false })
  renderView({ viewer })
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("ana@faena.cl")
})

test("an e-mail that is already confirmed is reported as such", () => {
  const viewer = buildAccount({ confirmed: true })
  const heading = renderView({ viewer, code: "abc", result: { isExpired: true } })
  expect(heading.textContent).toBe("Tu correo está confirmado")
  expect(screen.getByRole("link", { name: "Ir a mi cuenta" })).toBeDefined()
})
