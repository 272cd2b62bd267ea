import { fireEvent, render, screen } from "@testing-library/react"
import { accountTexts } from "@wara/domain/accounts/account-texts"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import type { RegisterResult } from "./register-fields.ts"
import { RegisterForm } from "./register-form.tsx"

function renderForm(result?: RegisterResult) {
  const form = <RegisterForm result={result} returnTo={null} kind="person" />
  const router = createMemoryRouter([{ path: "/", element: form }])
  return render(<RouterProvider router={router} />)
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

test("[S2.4] the form asks a person and a company for what each must give", () => {
  const { container } = renderForm()
  const names = [...container.querySelectorAll("input")].map(({ name }) => name)
  expect([...new Set(names)]).toEqual([
    ...["kind", "firstname", "lastname", "rut"],
    ...["company_name", "business_activity", "company_rut"],
    ...["email", "password", "accepts_terms", "is_adult"],
  ])
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Persona/ }).checked).toBe(true)
  const tokens = ["Nombre", "Apellido", "Correo electrónico", "Contraseña"].map(
    (label) => field(label).autocomplete,
  )
  expect(tokens).toEqual(["given-name", "family-name", "email", "new-password"])
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"))
  expect(links).toEqual(["/terminos-y-condiciones", "/politicas-de-privacidad"])
})

test("a RUT is shown as people write it when its field is left, unless it is none", () => {
  renderForm()
  const rut = field("RUT")
  const leave = (typed: string) => {
    fireEvent.change(rut, { target: { value: typed } })
    fireEvent.blur(rut)
    return rut.value
  }
  expect(leave("760864285")).toBe("76.086.428-5")
  expect(leave("76086428-9")).toBe("76086428-9")
})

test("the strength of a password shows while typing, and what it must not hold", () => {
  renderForm()
  const told = (typed: string) => {
    fireEvent.change(field("Contraseña"), { target: { value: typed } })
    return screen.getByRole("status").textContent
  }
  fireEvent.change(field("Correo electrónico"), { target: { value: "camila@faena.cl" } })
  expect(told("corta")).toBe("Usa al menos 8 caracteres.")
  expect(told("camila1234")).toBe("Tu contraseña no puede contener tu correo.")
  expect(told("tres Gruas amarillas, 7")).toBe("Muy buena.")
})

test("[S2.4] a taken e-mail offers to log in or to recover; what was typed stays", () => {
  renderForm({
    values: { kind: "company", email: "ana@faena.cl", accepts_terms: "on", volver: "/anunciar" },
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
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Empresa/ }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /Acepto/ }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /mayor/ }).checked).toBe(false)
})
