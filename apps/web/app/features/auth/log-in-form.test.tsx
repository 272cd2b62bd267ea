import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { createMemoryRouter, data, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { blockedText, LogInForm, type LogInResult } from "./log-in-form.tsx"

const refused: LogInResult = {
  values: { identifier: "ana@faena.cl", volver: "/anunciar" },
  errors: {},
  failure: "El correo o la contraseña no son correctos.",
}

function renderForm(given: Partial<Parameters<typeof LogInForm>[0]> = {}) {
  const form = <LogInForm providers={["google", "facebook"]} returnTo="/cuenta" {...given} />
  const router = createMemoryRouter(
    [
      { path: "/anuncios", element: form },
      { path: "/login", action: () => data(refused, 401), element: <p>otra</p> },
    ],
    { initialEntries: ["/anuncios"] },
  )
  return render(<RouterProvider router={router} />)
}

test("[S2.5] the fields support password managers, and the links preserve the return path", () => {
  renderForm()
  const identifier = screen.getByRole<HTMLInputElement>("textbox")
  const password = screen.getByLabelText<HTMLInputElement>("Contraseña")
  expect([identifier.autocomplete, password.autocomplete]).toEqual(["username", "current-password"])
  const linkTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href")
  expect(linkTo("Regístrate")).toBe("/registro?volver=%2Fcuenta")
  expect(linkTo("¿Olvidaste tu contraseña?")).toBe("/recuperar-contrasena")
  expect(linkTo("Continuar con Google")).toBe("/conectar/google?volver=%2Fcuenta")
  expect(linkTo("Continuar con Facebook")).toBe("/conectar/facebook?volver=%2Fcuenta")
})

test("[S2.5] from any page it posts to the log-in route, and an error is shown on the current page", async () => {
  const { container } = renderForm()
  fireEvent.change(screen.getByLabelText("Contraseña"), { target: { value: "secreta" } })
  fireEvent.click(screen.getByRole("button", { name: "Iniciar sesión" }))
  const alert = await screen.findByRole("alert")
  expect(alert.textContent).toBe(refused.failure)
  await waitFor(() => expect(document.activeElement).toBe(alert))
  expect(container.querySelector("form")?.getAttribute("action")).toBe("/login")
  expect(screen.queryByText("otra")).toBeNull()
})

test("[S2.5] without scripts the response preserves the input and the return path", () => {
  const { container } = renderForm({ returnTo: null, result: refused })
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("ana@faena.cl")
  expect(container.querySelector<HTMLInputElement>("[name=volver]")?.value).toBe("/anunciar")
  expect(screen.getByLabelText<HTMLInputElement>("Contraseña").value).toBe("")
})

test("[B5.28] a blocked user sees the reason, and the contact address once", () => {
  const failure = blockedText([{ message: "Tres denuncias." }])
  renderForm({ result: { ...refused, failure } })
  const alert = screen.getByRole("alert")
  expect(alert.textContent).toBe(
    "Tu cuenta está bloqueada. Motivo: Tres denuncias. Escríbenos si crees que es un error.",
  )
  expect(within(alert).getByRole("link").getAttribute("href")).toBe("/contacto")
})

test("[B5.28] the notice about a block is replaced by the result of the next attempt", async () => {
  const failure = blockedText([{ message: "Tres denuncias." }])
  renderForm({ notice: <p>{failure}</p>, result: { ...refused, failure } })
  expect(screen.getAllByText(/Tres denuncias/)).toHaveLength(1)
  expect(screen.getByRole("alert").textContent).toContain("Tres denuncias.")
})

test("a password can be revealed, and is hidden again on submit", async () => {
  renderForm()
  const password = screen.getByLabelText<HTMLInputElement>("Contraseña")
  const show = screen.getByRole("button", { name: "Mostrar la contraseña" })
  fireEvent.click(show)
  expect([password.type, show.getAttribute("aria-pressed")]).toEqual(["text", "true"])
  fireEvent.click(screen.getByRole("button", { name: "Iniciar sesión" }))
  expect(password.type).toBe("password")
  await screen.findByRole("alert")
})
