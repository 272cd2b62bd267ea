import { expect, test } from "vitest"
import { initials } from "./initials.ts"

test("first letters of first and last name, upper case", () => {
  expect(initials({ firstname: "ana", lastname: "ñanco", email: "x@y.cl" })).toBe("AÑ")
  expect(initials({ firstname: " Óscar ", lastname: null })).toBe("Ó")
})

test("without names the first two letters of the e-mail in upper case", () => {
  expect(initials({ firstname: "", lastname: "  ", email: "jperez@faena.cl" })).toBe("JP")
})

test("with neither names nor e-mail it is WA", () => {
  expect(initials({})).toBe("WA")
  expect(initials({ firstname: null, lastname: null, email: "" })).toBe("WA")
})
