import { expect, test } from "vitest"
import { countAttempts } from "./count-attempts.server.ts"

test("a network has so many attempts in a period, others have their own", () => {
  const attempt = countAttempts({ max: 2, period: 1_000 })
  expect([attempt("10.0.0.1", 0), attempt("10.0.0.1", 400)]).toEqual([0, 0])
  expect(attempt("10.0.0.1", 600)).toBe(400)
  expect(attempt("10.0.0.2", 600)).toBe(0)
  expect(attempt("10.0.0.1", 1_000)).toBe(0)
})

test("the addresses of one IPv6 household are one network", () => {
  const attempt = countAttempts({ max: 1, period: 1_000 })
  expect(attempt("2001:db8:1:2::1", 0)).toBe(0)
  expect(attempt("2001:db8:1:2:a:b:c:d", 0)).toBe(1_000)
  expect(attempt("2001:db8:1:3::1", 0)).toBe(0)
  expect(attempt("::1", 0)).toBe(0)
  expect([attempt("::ffff:10.0.0.1", 0), attempt("::ffff:10.0.0.2", 0)]).toEqual([0, 0])
})

test("all households that one customer of IPv6 may be have ten times as many together", () => {
  const attempt = countAttempts({ max: 2, period: 1_000 })
  for (let network = 0; network < 20; network += 1) {
    expect(attempt(`2001:db8:1:${network}::1`, 0)).toBe(0)
  }
  expect(attempt("2001:db8:1:ffff::1", 400)).toBe(600)
  expect(attempt("2001:db8:2:1::1", 400)).toBe(0)
  expect(attempt("2001:db8::1", 400)).toBe(0)
  expect(attempt("2001:0DB8:1:fffe::1", 400)).toBe(600)
})

test("no flood of addresses fills the memory", () => {
  const attempt = countAttempts({ max: 1, period: 1_000, remembered: 2 })
  for (const address of ["a", "b", "c"]) attempt(address, 0)
  expect(attempt("a", 0)).toBe(0)
  expect(attempt("c", 0)).toBe(1_000)
})
