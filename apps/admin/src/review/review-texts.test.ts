import { expect, test } from "vitest"
import { reviewTexts } from "./review-texts.ts"

test("[B9.188] a count of one is in the singular", () => {
  expect(reviewTexts.tier("Nuevo", 1, 1)).toBe("Nuevo: 1 aprobado, 1 rechazado o bloqueado")
  expect(reviewTexts.tier("Conocido", 4, 0)).toBe(
    "Conocido: 4 aprobados, 0 rechazados o bloqueados",
  )
})
