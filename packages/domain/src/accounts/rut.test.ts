import fc from "fast-check"
import { expect, test } from "vitest"
import { formatRut, normalizeRut, rutOf } from "./rut.ts"

const known = [
  "11.111.112-K",
  "12.345.678-5",
  "76.086.428-5",
  "60.803.000-K",
  "30.686.957-4",
  "96.556.940-5",
  "97.004.000-5",
  "6-K",
]

test.each(known)("%s is a RUT, however it is typed", (rut) => {
  const stored = rut.replaceAll(".", "")
  const spellings = [rut, stored, stored.replace("-", ""), ` ${rut.toLowerCase()} `, `0${stored}`]
  for (const typed of [...spellings, rut.replace("-", " – "), `\u200e${rut}`])
    expect(normalizeRut(typed)).toBe(stored)
  expect(formatRut(stored)).toBe(rut)
  expect(rutOf(Number.parseInt(stored, 10))).toBe(stored)
})

test.each([
  ...["", "-", "K", "5", "0-0", "76.086.428", "123.456.789-2", "12.345.678-55"],
  ...["12,345,678-5", "12345678-5; drop", "٧٦٠٨٦٤٢٨-5", "12.345.678-S", "1e7-5"],
])("%j is not one", (typed) => {
  expect(normalizeRut(typed)).toBeNull()
  expect(formatRut(typed)).toBe(typed)
})

test.each(Array.from({ length: 9 }, (_, index) => rutOf(11_111_111 * (index + 1))))(
  "[B5.10] %s repeats one digit and is refused, although its check digit is right",
  (rut) => {
    expect(rut).toMatch(/^(\d)\1{7}-\1$/)
    expect(normalizeRut(rut)).toBeNull()
    expect(normalizeRut(rut.replace("-", ""))).toBeNull()
  },
)

test("every number but one digit repeated has exactly one check digit, and both forms lead to each other", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (number) => {
      fc.pre(number % 11_111_111 !== 0)
      const ruts = Array.from("0123456789K", (digit) => normalizeRut(`${number}-${digit}`))
      const [rut, ...others] = ruts.filter((found) => found !== null)
      expect(others).toEqual([])
      expect(rut).toMatch(/^[1-9]\d{0,7}-[\dK]$/)
      expect(normalizeRut(formatRut(rut ?? ""))).toBe(rut)
    }),
  )
})

test("one wrong digit is always detected", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000, max: 99_999_999 }), fc.nat(), (number, at) => {
      const [digits = "", check = ""] = rutOf(number).split("-")
      const place = 1 + (at % (digits.length - 1))
      const other = (Number(digits[place]) + 1 + (at % 9)) % 10
      fc.pre(String(other) !== digits[place])
      const mistyped = `${digits.slice(0, place)}${other}${digits.slice(place + 1)}-${check}`
      expect(normalizeRut(mistyped)).toBeNull()
    }),
  )
})
