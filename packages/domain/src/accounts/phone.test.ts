import fc from "fast-check"
import { expect, test } from "vitest"
import { formatPhone, normalizeAnyPhone, normalizePhone } from "./phone.ts"

test.each([
  ["+56 9 1234 5678", "+56912345678"],
  ["9 1234 5678", "+56912345678"],
  ["56912345678", "+56912345678"],
  ["0056 9 1234 5678", "+56912345678"],
  ["09 1234 5678", "+56912345678"],
  ["(9) 1234-5678", "+56912345678"],
  ["9 1234–5678", "+56912345678"],
  ["\u202a+56 9 1234 5678\u202c", "+56912345678"],
  ["2 2345 6789", "+56223456789"],
  ["+56 32 234 5678", "+56322345678"],
  ["1234 5678", null],
  ["+54 9 1234 5678", null],
  ["+56 8 1234 5678", null],
  ["9 1234 56789", null],
  ["9 1234 567a", null],
  ["++56912345678", null],
  ["", null],
])("%j is %j", (typed, phone) => {
  expect(normalizePhone(typed)).toBe(phone)
})

test.each([
  ["9 1234 5678", "+56912345678"],
  ["+51 987 654 321", "+51987654321"],
  ["+54 (9) 11 2345-6789", "+5491123456789"],
  ["+1 212 555 0100", "+12125550100"],
  ["123", null],
  ["+123", null],
  ["987 654 321 000", null],
  ["+56 1 1234 5678", null],
  ["+0 987 654 321", null],
  ["+51 987 654 321 098 765", null],
])("[B10.221] %j of any country is %j", (typed, phone) => {
  expect(normalizeAnyPhone(typed)).toBe(phone)
})

test.each([
  ["912345678", "+56 9 1234 5678"],
  ["+56223456789", "+56 2 2345 6789"],
  ["+56322345678", "+56 32 234 5678"],
  ["no tengo", "no tengo"],
])("%j reads %j", (typed, read) => {
  expect(formatPhone(typed)).toBe(read)
})

test("a formatted number is parsed as the same number", () => {
  const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 8, maxLength: 8 })
  fc.assert(
    fc.property(fc.constantFrom(2, 3, 4, 5, 6, 7, 9), digits, (area, rest) => {
      const phone = `+56${area}${rest}`
      expect(normalizePhone(formatPhone(phone))).toBe(phone)
    }),
  )
})
