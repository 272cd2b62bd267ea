import { expect } from "vitest"
import { tagsOf } from "./svg-tags.ts"

/** Maximum size of a drawing in bytes: it must travel and render quickly. */
const maxBytes = 60_000

/** Expects a drawing to be small, complete and well formed. */
export function checkPicture(svg: string): void {
  expect(svg.length).toBeLessThan(maxBytes)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  expect(tagsOf(svg)).toBe("balanced")
}
