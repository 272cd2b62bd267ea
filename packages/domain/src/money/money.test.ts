import fc from "fast-check"
import { expect, test } from "vitest"
import { addIva, formatMoney, formatNetPrice, formatNumber, splitIva } from "./money.ts"

test("[S1.5] a price is shown plus IVA in its own currency", () => {
  expect(formatNetPrice(1_250_000, "CLP")).toBe("$1.250.000 + IVA")
  expect(formatNetPrice(480_000, "USD")).toBe("US$480.000 + IVA")
})

test("[B5.23] dollars show cents only when there are some", () => {
  expect(formatMoney(153_000, "USD")).toBe("US$153.000")
  expect(formatMoney(153_000.5, "USD")).toBe("US$153.000,50")
  expect(formatMoney(152_999.999, "USD")).toBe("US$153.000")
  expect(formatMoney(-0.25, "USD")).toBe("US$-0,25")
})

test("amounts keep the precision of their currency", () => {
  expect(formatMoney(0, "CLP")).toBe("$0")
  expect(formatMoney(999, "CLP")).toBe("$999")
  expect(formatMoney(1_000, "CLP")).toBe("$1.000")
  expect(formatMoney(9_999_999_999, "CLP")).toBe("$9.999.999.999")
  expect(formatMoney(0.1 + 0.2, "USD")).toBe("US$0,30")
  expect(formatMoney(-1_000, "CLP")).toBe("$-1.000")
})

test("a value that rounds to zero has no sign", () => {
  expect(formatNumber(-0.001, 2)).toBe("0,00")
})

test("net and IVA add up to the gross price of every pack, to the peso", () => {
  expect(splitIva(69_990)).toEqual({ net: 58_815, iva: 11_175, gross: 69_990 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (gross) => {
      const parts = splitIva(gross)
      expect(parts.net + parts.iva).toBe(gross)
      expect(Math.abs(parts.iva - parts.net * 0.19)).toBeLessThanOrEqual(1)
    }),
  )
})

test("IVA on top of a net price is rounded once, in the currency's unit", () => {
  expect(addIva(1_250_000, "CLP")).toEqual({ net: 1_250_000, iva: 237_500, gross: 1_487_500 })
  expect(addIva(10.05, "USD")).toEqual({ net: 10.05, iva: 1.91, gross: 11.96 })
  // A half cent goes up, in large amounts too.
  expect(addIva(45_500.5, "USD")).toEqual({ net: 45_500.5, iva: 8_645.1, gross: 54_145.6 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), (net) => {
      const parts = addIva(net, "CLP")
      expect(parts.gross).toBe(parts.net + parts.iva)
      expect(Number.isInteger(parts.iva)).toBe(true)
    }),
  )
})
