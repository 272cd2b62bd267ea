import { expect, test } from "vitest"
import { countAttempts } from "./count-attempts.server.ts"

test("each network has its own number of attempts per period", () => {
  const attempt = countAttempts({ max: 2, period: 1_000 })
  expect([attempt("10.0.0.1", 0), attempt("10.0.0.1", 400)]).toEqual([0, 0])
  expect(attempt("10.0.0.1", 600)).toBe(400)
  expect(attempt("10.0.0.2", 600)).toBe(0)
  expect(attempt("10.0.0.1", 1_000)).toBe(0)
})

test("an IPv6 /64 is one network", () => {
  const attempt = countAttempts({ max: 1, period: 1_000 })
  expect(attempt("2001:db8:1:2::1", 0)).toBe(0)
  expect(attempt("2001:db8:1:2:a:b:c:d", 0)).toBe(1_000)
  expect(attempt("2001:db8:1:3::1", 0)).toBe(0)
  expect(attempt("::1", 0)).toBe(0)
  expect([attempt("::ffff:10.0.0.1", 0), attempt("::ffff:10.0.0.2", 0)]).toEqual([0, 0])
})

test("an IPv6 /48 has ten times as many attempts in total", () => {
  const attempt = countAttempts({ max: 2, period: 1_000 })
  for (let network = 0; network < 20; network += 1) {
    expect(attempt(`2001:db8:1:${network}::1`, 0)).toBe(0)
  }
  expect(attempt("2001:db8:1:ffff::1", 400)).toBe(600)
  expect(attempt("2001:db8:2:1::1", 400)).toBe(0)
  expect(attempt("2001:db8::1", 400)).toBe(0)
  expect(attempt("2001:0DB8:1:fffe::1", 400)).toBe(600)
})

test("the number of stored addresses is limited", () => {
  const attempt = countAttempts({ max: 1, period: 1_000, remembered: 2 })
  for (const address of ["a", "b", "c"]) attempt(address, 0)
  expect(attempt("a", 0)).toBe(0)
  expect(attempt("c", 0)).toBe(1_000)
})
