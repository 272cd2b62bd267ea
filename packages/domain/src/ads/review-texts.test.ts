import { expect, test } from "vitest"
import { reviewNotesLimit, reviewReasons } from "./review.ts"
import { banTemplate, decidedBefore, reviewReasonTexts } from "./review-texts.ts"

test("a late decision reports who decided before, and what", () => {
  expect(decidedBefore("approved", "Ana Soto")).toBe("Ana Soto ya aprobó este anuncio.")
  expect(decidedBefore("rejected", "Ana Soto")).toBe("Ana Soto ya rechazó este anuncio.")
  expect(decidedBefore("changes_requested", "Ana Soto")).toBe("Ana Soto ya pidió cambios.")
  expect(decidedBefore("withdrawn", null)).toMatch(/ya no espera/)
})

test("every reason has a name, and a template that fits into the notes", () => {
  for (const reason of reviewReasons) {
    expect(reviewReasonTexts[reason].name).not.toBe("")
    expect(reviewReasonTexts[reason].template.length).toBeLessThan(reviewNotesLimit)
  }
})

test("[B5.28] the notes of a ban begin with its reason, never with a correction that is impossible", () => {
  expect(banTemplate("fraud")).toBe("El anuncio tiene señales de fraude.")
  expect(reviewReasonTexts.pictures.template).toContain("Sube fotos")
  expect(banTemplate("pictures")).toBe("")
})
