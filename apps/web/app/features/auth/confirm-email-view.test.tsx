import { render, screen } from "@testing-library/react"
import { buildAccount } from "@wara/factories/build-account"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { ConfirmEmailView } from "./confirm-email-view.tsx"

const link = { username: "ana.soto", email: "a•••@faena.cl", proof: "none" } as const

function renderView(given: Partial<Parameters<typeof ConfirmEmailView>[0]>) {
  const asking = { state: "asking", code: "", link: null, result: undefined, viewer: null } as const
  const element = <ConfirmEmailView {...asking} {...given} />
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />)
  return screen.getByRole("heading", { level: 1 })
}

const fieldsOf = (button: string) => {
  const { form } = screen.getByRole<HTMLButtonElement>("button", { name: button })
  return Object.fromEntries(new FormData(form ?? undefined))
}

test("[B8.3] the link names its account and shows one button, which submits the code", () => {
  renderView({ state: "open", code: "abc", link })
  expect(screen.getByText("ana.soto")).toBeDefined()
  expect(screen.getByText("a•••@faena.cl")).toBeDefined()
  expect(screen.getAllByRole("button")).toHaveLength(1)
  expect(fieldsOf("Confirmar mi correo")).toEqual({ codigo: "abc" })
})

test("[B8.3] in another browser it asks for the password and offers 'No fui yo' in a form of its own", () => {
  renderView({ state: "open", code: "abc", link: { ...link, proof: "password" } })
  expect(fieldsOf("Confirmar mi correo")).toEqual({ codigo: "abc", password: "" })
  expect(screen.getByLabelText("Contraseña de la cuenta").getAttribute("autocomplete")).toBe(
    "current-password",
  )
  expect(fieldsOf("No fui yo")).toEqual({ codigo: "abc", "no-fui-yo": "1" })
})

test("[B8.3] a wrong password is reported at its field", () => {
  const result = { values: {}, errors: { password: "Esa no es." }, failure: null }
  renderView({ state: "open", code: "abc", link: { ...link, proof: "password" }, result })
  const field = screen.getByLabelText("Contraseña de la cuenta")
  expect(field.getAttribute("aria-invalid")).toBe("true")
  expect(document.activeElement).toBe(field)
  expect(screen.getByText("Esa no es.")).toBeDefined()
})

test("[B8.3] an account without a password is opened first", () => {
  renderView({ state: "open", code: "abc", link: { ...link, proof: "log-in" } })
  expect(screen.getByRole("link", { name: "Iniciar sesión" })).toBeDefined()
  expect(screen.queryByRole("button", { name: "Confirmar mi correo" })).toBeNull()
  expect(fieldsOf("No fui yo")).toEqual({ codigo: "abc", "no-fui-yo": "1" })
})

test.each([
  ["removed", "Eliminamos la cuenta", false],
  ["closed", "Cerramos el acceso a la cuenta", true],
] as const)("[B8.3] 'No fui yo' ends with what happened: %s", (state, title, canChoose) => {
  const heading = renderView({ state })
  expect(heading.textContent).toBe(title)
  expect(document.activeElement).toBe(heading)
  const choose = screen.queryByRole("link", { name: "Elegir una contraseña" })
  expect(choose !== null).toBe(canChoose)
})

test("a used link says so instead of the button and offers a new one", () => {
  const heading = renderView({ state: "expired" })
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
  const heading = renderView({ viewer, state: "expired" })
  expect(heading.textContent).toBe("Tu correo está confirmado")
  expect(screen.getByRole("link", { name: "Ir a mi cuenta" })).toBeDefined()
})
