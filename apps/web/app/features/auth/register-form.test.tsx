import { fireEvent, render, screen } from "@testing-library/react"
import { accountTexts } from "@wara/domain/accounts/account-texts"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { RegisterForm, type RegisterResult } from "./register-form.tsx"

function renderForm(result?: RegisterResult) {
  const form = <RegisterForm result={result} returnTo={null} />
  const router = createMemoryRouter([{ path: "/", element: form }])
  return render(<RouterProvider router={router} />)
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

test("[S2.4] [B5.10] the form asks only what every account needs, not what publishing needs", () => {
  const { container } = renderForm()
  const names = [...container.querySelectorAll("input")].map(({ name }) => name)
  expect(names).toEqual([
    ...["firstname", "lastname", "checked_email", "email", "password"],
    ...["accepts_terms", "is_adult"],
  ])
  const tokens = ["Nombre", "Apellido", "Correo electrónico", "Contraseña"].map(
    (label) => field(label).autocomplete,
  )
  expect(tokens).toEqual(["given-name", "family-name", "email", "new-password"])
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"))
  expect(links).toEqual(["/terminos-y-condiciones", "/politicas-de-privacidad"])
})

test("[B5.26] a mistyped domain gets a suggestion; a click applies it, and it can be ignored", () => {
  renderForm()
  const email = field("Correo electrónico")
  const leave = (typed: string) => {
    fireEvent.change(email, { target: { value: typed } })
    fireEvent.blur(email)
  }
  leave("juan@gmial.com")
  expect(screen.getByText("¿Quisiste decir juan@gmail.com?")).toBeDefined()
  fireEvent.click(screen.getByRole("button", { name: "Sí, usar juan@gmail.com" }))
  expect(email.value).toBe("juan@gmail.com")
  expect(document.activeElement).toBe(email)
  expect(screen.queryByText(/¿Quisiste decir/)).toBeNull()
  leave("juan@hotmial.com")
  fireEvent.click(screen.getByRole("button", { name: "No, está bien como lo escribí" }))
  leave("juan@hotmial.com")
  expect(screen.queryByText(/¿Quisiste decir/)).toBeNull()
  const checked = document.querySelector<HTMLInputElement>("[name=checked_email]")
  expect(checked?.value).toBe("juan@hotmial.com")
})

test("the password's strength and what it must not contain are shown while typing", () => {
  renderForm()
  const adviceFor = (typed: string) => {
    fireEvent.change(field("Contraseña"), { target: { value: typed } })
    return screen.getByRole("status").textContent
  }
  fireEvent.change(field("Correo electrónico"), { target: { value: "camila@faena.cl" } })
  expect(adviceFor("corta")).toBe("Usa al menos 8 caracteres.")
  expect(adviceFor("camila1234")).toBe("Tu contraseña no puede contener tu correo.")
  expect(adviceFor("tres Gruas amarillas, 7")).toBe("Muy buena.")
})

test("[S2.4] a taken e-mail offers log-in or recovery and preserves the input", () => {
  renderForm({
    values: { email: "ana@faena.cl", accepts_terms: "on", volver: "/anunciar" },
    errors: { email: accountTexts.emailTaken },
    failure: null,
  })
  const email = screen.getByRole("textbox", {
    name: "Correo electrónico",
    description: new RegExp(accountTexts.emailTaken.slice(0, 40)),
  })
  expect(document.activeElement).toBe(email)
  const linkTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href")
  expect(linkTo("Inicia sesión")).toBe("/login?volver=%2Fanunciar")
  expect(linkTo("Recupera tu contraseña")).toBe("/recuperar-contrasena")
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /Acepto/ }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /mayor/ }).checked).toBe(false)
})
