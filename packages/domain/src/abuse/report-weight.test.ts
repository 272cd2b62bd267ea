import { expect, test } from "vitest"
import {
  independentReports,
  reportWeight,
  shouldHold,
  type WeighedReport,
} from "./report-weight.ts"

const now = new Date("2026-11-26T12:00:00Z")
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
let made = 0

/** A report by an account of a year, from a network of its own. */
function report(given: Partial<WeighedReport> = {}): WeighedReport {
  made += 1
  return {
    ...{ reason: "fraud", reporterId: made, email: `p${made}@faena.cl`, network: `n${made}` },
    ...{ accountSince: ago(365), upheld: 0, dismissed: 0 },
    ...given,
  }
}

const visitor = (given: Partial<WeighedReport> = {}) =>
  report({ reporterId: null, email: null, accountSince: null, ...given })

test("[B10.45] a report weighs by the age of its account, its record and its reason", () => {
  expect(reportWeight(report(), now)).toBe(1)
  expect(reportWeight(report({ accountSince: ago(29) }), now)).toBe(0.5)
  expect(reportWeight(visitor(), now)).toBe(0.5)
  expect(reportWeight(report({ upheld: 5 }), now)).toBe(1.5)
  expect(reportWeight(report({ dismissed: 1 }), now)).toBe(0.5)
  expect(reportWeight(report({ dismissed: 9 }), now)).toBe(0.25)
  expect(reportWeight(report({ reason: "sold" }), now)).toBe(0.5)
})

test("[B10.45] what shares a network, an account or a mailbox is one person, also by a third report", () => {
  const first = report({ network: "a", email: "ana@faena.cl" })
  const second = report({ network: "b", email: "Ana+otra@faena.cl" })
  const third = visitor({ network: "b" })
  const other = visitor()
  const groups = independentReports([first, third, other, second])
  expect(groups.map((group) => group.length).sort()).toEqual([1, 3])
})

test("[B10.45] three known people take an ad out of sight; two, or three visitors, do not", () => {
  expect(shouldHold([report(), report(), report()], now)).toBe(true)
  expect(shouldHold([report(), report()], now)).toBe(false)
  expect(shouldHold([report({ upheld: 9 }), report({ upheld: 9 })], now)).toBe(false)
  expect(shouldHold([visitor(), visitor(), visitor()], now)).toBe(false)
  expect(
    shouldHold(
      Array.from({ length: 6 }, () => visitor()),
      now,
    ),
  ).toBe(true)
  // A burst from one office counts once.
  const burst = Array.from({ length: 9 }, () => report({ network: "office" }))
  expect(shouldHold([...burst, report()], now)).toBe(false)
  expect(shouldHold([report({ upheld: 9 }), report(), visitor()], now)).toBe(true)
})
