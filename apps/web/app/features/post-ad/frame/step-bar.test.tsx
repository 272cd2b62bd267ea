import { render, screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { StepBar } from "./step-bar.tsx"

test("[B5.38] each sentence of the cost is its own element, and none is truncated", () => {
  const cost = ["Usarás 1 crédito; te queda 1", "Pagarás $9.990 al final"]
  render(
    <StepBar onBack={null} next="Continuar" isBusy={false} cost={cost} saved={<p>Guardado</p>} />,
  )
  const sentences = screen.getAllByRole("listitem")
  expect(sentences.map(({ textContent }) => textContent)).toEqual(cost)
  expect(sentences.filter(({ className }) => /truncate|nowrap/.test(className))).toEqual([])
})
