import { createTheme, ThemeProvider } from "@mui/material/styles"
import { render, screen, within } from "@testing-library/react"
import type { Risk } from "@wara/domain/risk/risk-signal"
import type { ReactNode } from "react"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { pendingDetail } from "../../test/sample-review-texts.ts"
import { lightTheme } from "../theme/panel-theme.ts"
import { RiskCard } from "./risk-card.tsx"
import { RiskTag } from "./risk-tag.tsx"

function Panel({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <ThemeProvider theme={createTheme(lightTheme)}>{children}</ThemeProvider>
    </MemoryRouter>
  )
}

test("[B10.50] each signal is a sentence with its points and links to its evidence", () => {
  render(<RiskCard risk={pendingDetail().risk} />, { wrapper: Panel })
  const card = within(screen.getByRole("region", { name: "Riesgo" }))
  expect(card.getByText("Riesgo 70, alto")).toBeDefined()
  expect(card.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Usa el mismo teléfono que una cuenta bloqueada.+50Cuenta 77",
    "Usa el mismo RUT que otras 2 cuentas.+20Cuenta 78Cuenta 79",
  ])
  const links = card.getAllByRole("link").map((link) => link.getAttribute("href"))
  expect(links).toEqual(["/users/77/show", "/users/78/show", "/users/79/show"])
})

test("[B10.50] a score is read in number and words, also when there is none", () => {
  const scores = [null, 0, 19, 20, 50, 100]
  render(
    scores.map((score) => <RiskTag key={score} score={score} />),
    { wrapper: Panel },
  )
  const texts = [
    "Riesgo sin calcular",
    "Riesgo 0, bajo",
    "Riesgo 19, bajo",
    "Riesgo 20, medio",
    "Riesgo 50, alto",
    "Riesgo 100, alto",
  ]
  for (const text of texts) expect(screen.getByText(text)).toBeDefined()
})

test("[B10.50] a sum above 100 is explained, and no signals are said", () => {
  const quiet = { score: 0, signals: [], computed_at: "2026-11-21T12:00:02.000Z" }
  const { rerender } = render(<RiskCard risk={quiet} />, { wrapper: Panel })
  expect(screen.getByText("Ninguna señal.")).toBeDefined()
  const signals: Risk["signals"] = [
    { kind: "banned-rut", weight: 60, accounts: [1] },
    { kind: "banned-phone", weight: 50, accounts: [1] },
  ]
  rerender(<RiskCard risk={{ ...quiet, score: 100, signals }} />)
  expect(screen.getByText(/La suma se corta en 100/)).toBeDefined()
})
