import { render, screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { StepBar } from "./step-bar.tsx"

test("[B5.38] each sentence of the cost stands by itself, none is cut to one line", () => {
  const cost = ["Usarás 1 crédito; te queda 1", "Pagarás $9.990 al final"]
  render(
    <StepBar onBack={null} next="Continuar" isBusy={false} cost={cost} saved={<p>Guardado</p>} />,
  )
  const sentences = screen.getAllByRole("listitem")
  expect(sentences.map(({ textContent }) => textContent)).toEqual(cost)
  expect(sentences.filter(({ className }) => /truncate|nowrap/.test(className))).toEqual([])
})
