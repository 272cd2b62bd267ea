import { expect, test } from "vitest"
import { reviewNotesLimit, reviewReasons } from "./review.ts"
import { decidedBefore, reviewReasonTexts } from "./review-texts.ts"

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
