import { fireEvent, render, screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { PasswordField } from "./password-field.tsx"

const common = "Esa contraseña es demasiado común: cualquiera la adivinaría."

function form(error?: string) {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="Contraseña" autoComplete="new-password" strengthFor="" error={error} />
      <button type="submit">Enviar</button>
    </form>
  )
}

test("an error is shown for the submitted value and hidden on new input", () => {
  const { rerender } = render(form())
  const field = screen.getByLabelText("Contraseña")
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  type("contraseña1")
  fireEvent.click(screen.getByRole("button", { name: "Enviar" }))
  rerender(form(common))
  expect(screen.getByText(common)).toBeDefined()
  expect(field.getAttribute("aria-invalid")).toBe("true")
  expect(screen.getByRole("status").textContent).toBe("")
  type("tres Gruas amarillas, 7")
  expect(screen.queryByText(common)).toBeNull()
  expect(field.hasAttribute("aria-invalid")).toBe(false)
  expect(screen.getByRole("status").textContent).toBe("Muy buena.")
})

test("a value returned to a browser without scripts is shown", () => {
  render(form(common))
  expect(screen.getByText(common)).toBeDefined()
})
