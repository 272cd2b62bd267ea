import { render, screen } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { ContactForm } from "./contact-form.tsx"
import { readContactForm } from "./read-contact-form.server.ts"

function post(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readContactForm(form)
}

function renderForm(result: ReturnType<typeof post> | undefined) {
  const router = createMemoryRouter([{ path: "/", element: <ContactForm result={result} /> }])
  render(<RouterProvider router={router} />)
}

test("[S1.10] the form asks for name, e-mail, company, telephone and message", () => {
  renderForm(undefined)
  const labels = screen.getAllByRole("textbox").map((field) => field.getAttribute("name"))
  expect(labels).toEqual(["name", "email", "company", "phone", "message"])
})

test("[B10.228] the form says which phones it takes", () => {
  renderForm(undefined)
  expect(
    screen.getByRole("textbox", { name: /^Teléfono/, description: /otro país con \+ y su código/ }),
  ).toBeDefined()
})

test("the input is preserved, each error is next to its field, and the first has the focus", () => {
  renderForm(post({ name: "Ana", email: "ana(at)faena", message: "Hola" }))
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Nombre" }).value).toBe("Ana")
  const email = screen.getByRole("textbox", {
    name: "Correo electrónico",
    description: "Ese correo no parece válido. Ejemplo: nombre@empresa.cl",
  })
  expect(email.getAttribute("aria-invalid")).toBe("true")
  expect(document.activeElement).toBe(email)
  expect(screen.getByText("Cuéntanos un poco más: al menos 10 caracteres.")).toBeDefined()
})

test("an error without a field is shown above the form", () => {
  renderForm({ ...post({}), errors: {}, failure: "Demasiados intentos." })
  expect(screen.getByRole("alert").textContent).toBe("Demasiados intentos.")
  expect(document.activeElement).toBe(screen.getByRole("alert"))
})
