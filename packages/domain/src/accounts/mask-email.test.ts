import { expect, test } from "vitest"
import { maskEmail } from "./mask-email.ts"

test.each([
  ["ana.soto@faena.cl", "a•••@faena.cl"],
  ["a@faena.cl", "a•••@faena.cl"],
  ["😀x@faena.cl", "😀•••@faena.cl"],
  ['"a@b"@faena.cl', '"•••@faena.cl'],
  ["", "•••"],
  ["@faena.cl", "•••"],
])("[B8.3] %s is shown as %s", (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
