import fc from "fast-check"
import { expect, test } from "vitest"
import { passwordProblem, passwordStrength } from "./password.ts"

const email = "pedro.soto@faena.cl"

test.each([
  ["", "too-short"],
  ["7 signos", null],
  ["siete77", "too-short"],
  ["x".repeat(64), null],
  ["x".repeat(65), "too-long"],
  [" ".repeat(8), "common"],
  ["🚜".repeat(8), null],
  ["🚜".repeat(65), "too-long"],
  ["mi-pedro.soto@faena.cl", "contains-email"],
  ["PedroSoto1980", "contains-email"],
  ["P.e.d.r.o.S.o.t.o", "contains-email"],
  ["pédrosotó!", "contains-email"],
  ["pedro y sus gruas", null],
])("%j: %j", (password, problem) => {
  expect(passwordProblem(password, email)).toBe(problem)
})

test("a short name before the @ does not make a password weak", () => {
  expect(passwordProblem("la grana roja", "ana@faena.cl")).toBeNull()
  expect(passwordProblem("xx ana@faena.cl", "ana@faena.cl")).toBe("contains-email")
  expect(passwordProblem("cualquier cosa", "")).toBeNull()
})

test("strength grows with length and variety", () => {
  const grades = ["siete77", "aaaaaaaaaaaa", "tractor1", "tractor-Verde", "Grua72 en faena norte!"]
  expect(grades.map((password) => passwordStrength(password, email))).toEqual([0, 1, 1, 2, 4])
})

test("exactly the refused passwords have no strength", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 70 }), (password) => {
      const refused = passwordProblem(password, email) !== null
      expect(passwordStrength(password, email) === 0).toBe(refused)
    }),
  )
})
