import { createTheme, ThemeProvider } from "@mui/material/styles"
import { render, screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { pendingDetail } from "../../test/sample-review-texts.ts"
import { lightTheme } from "../theme/panel-theme.ts"
import { LeaksAlert, MarkedText } from "./contact-leaks.tsx"

test("[B5.29] phones, e-mails, links, bank words and a price of $1 are listed by field", () => {
  const content = {
    ...pendingDetail().content,
    name: "VENDO GRÚA, LLAMAR AL 9 8765 4321",
    description: "Se reserva con transferencia a cuenta rut. Más en www.faena.cl",
    model: "8FG25",
    address: "Escribir a ventas@faena.cl",
    price: 1,
  }
  render(<LeaksAlert content={content} />, { wrapper: Themed })
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Precio muy bajo: $1",
    "Teléfono «9 8765 4321» (Nombre)",
    "Pago por fuera «transferencia» (Descripción)",
    "Pago por fuera «cuenta rut» (Descripción)",
    "Enlace o cuenta «www.faena.cl» (Descripción)",
    "Correo «ventas@faena.cl» (Dirección)",
  ])
})

test("[B5.29] findings are marked within the unchanged text", () => {
  const text = "Llamar al 9 8765 4321 o a ventas@faena.cl, de día."
  const { container } = render(<MarkedText text={text} />, { wrapper: Themed })
  expect(container.textContent).toBe(text)
  const marks = [...container.querySelectorAll("mark")].map((mark) => mark.textContent)
  expect(marks).toEqual(["9 8765 4321", "ventas@faena.cl"])
})

function Themed({ children }: { children: React.ReactNode }) {
  return <ThemeProvider theme={createTheme(lightTheme)}>{children}</ThemeProvider>
}
