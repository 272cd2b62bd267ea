import { expect, test } from "vitest"
import { abuseReasons, isReasonFor } from "./abuse-report.ts"
import { nextAbuseState } from "./abuse-report-lifecycle.ts"
import { abuseReportSchema } from "./abuse-schema.ts"

test("[B10.31] a report is decided once", () => {
  expect(nextAbuseState("open", "uphold")).toBe("upheld")
  expect(nextAbuseState("open", "dismiss")).toBe("dismissed")
  expect(() => nextAbuseState("upheld", "dismiss")).toThrow("not allowed while upheld")
})

test("[B10.30] a seller is reported for what a person can do, an ad for every reason", () => {
  const ofSeller = abuseReasons.filter((reason) => isReasonFor("seller", reason))
  expect(ofSeller).toEqual(["fraud", "not-owner", "content"])
  expect(abuseReasons.every((reason) => isReasonFor("ad", reason))).toBe(true)
  const report = { key: "grua-12", message: "Ya la compré yo.", email: "" }
  const fits = (given: object) => abuseReportSchema.safeParse({ ...report, ...given }).success
  expect(fits({ subject: "ad", reason: "sold" })).toBe(true)
  expect(fits({ subject: "seller", reason: "sold" })).toBe(false)
  expect(fits({ subject: "ad", reason: "sold", email: "ana" })).toBe(false)
  expect(fits({ subject: "ad", reason: "sold", email: "ana@faena.cl" })).toBe(true)
})
