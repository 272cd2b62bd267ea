import { expect, test } from "vitest"
import { auditedCategories, type Report, readScores, repeatFailed } from "./audited-run.ts"
import { failedRow, median } from "./result-row.ts"

const report: Report = {
  requestedUrl: "https://localhost/anunciar",
  finalDisplayedUrl: "https://localhost/anunciar",
  audits: {
    "first-contentful-paint": { numericValue: 1_000 },
    "largest-contentful-paint": { numericValue: 1_500 },
    "total-blocking-time": { numericValue: 0 },
    "cumulative-layout-shift": { numericValue: 0 },
    "total-byte-weight": { numericValue: 140_000 },
  },
  categories: Object.fromEntries(auditedCategories.map((name) => [name, { score: 0.974 }])),
}

test("[B7.203] a run of Lighthouse has points and values of all metrics", () => {
  expect(readScores(report)).toEqual({
    points: { performance: 97, accessibility: 97, "best-practices": 97, seo: 97 },
    metrics: { fcp: 1_000, lcp: 1_500, tbt: 0, cls: 0, bytes: 140_000 },
  })
})

test("[B7.203] a run of Lighthouse without a metric or score names what is missing and why", () => {
  const errorMessage = "Something went wrong with recording the trace. (NO_LCP)"
  const without = (name: string, audit: Report["audits"][string]) => () =>
    readScores({ ...report, audits: { ...report.audits, [name]: audit } })
  expect(without("total-blocking-time", { errorMessage })).toThrow(
    `total-blocking-time has no value: ${errorMessage}`,
  )
  expect(without("total-byte-weight", { numericValue: Number.NaN })).toThrow("total-byte-weight")
  expect(() =>
    readScores({ ...report, categories: { ...report.categories, seo: { score: null } } }),
  ).toThrow("seo has no score")
  const runtimeError = { code: "NO_FCP", message: "The page did not paint any content." }
  expect(() => readScores({ ...report, runtimeError })).toThrow("NO_FCP: The page did not paint")
})

test("[B7.251] a run of Lighthouse that was led to another page is none of this page", () => {
  const led = { ...report, finalDisplayedUrl: "https://localhost/ingresar" }
  expect(() => readScores(led)).toThrow("/anunciar led to https://localhost/ingresar")
})

test("[B7.203] a failed run of Lighthouse is repeated with its reason, and not for ever", async () => {
  const reasons: string[] = []
  let runs = 0
  const failing = (failures: number) => async () => {
    runs += 1
    if (runs <= failures) throw new Error(`reason ${runs}`)
    return readScores(report)
  }
  const repeat = (failures: number) =>
    repeatFailed("list", failing(failures), (text) => reasons.push(text))
  await expect(repeat(2)).resolves.toEqual(readScores(report))
  expect(reasons).toEqual(["list: reason 1", "list: reason 2"])
  runs = 0
  await expect(repeat(3)).rejects.toThrow("list: reason 3")
})

test("[B7.203] a median of no values, or with one that is none, is an error", () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(() => median([1, 2, Number.NaN, 3, 4])).toThrow("No median of 1, 2, NaN, 3, 4")
  expect(() => median([])).toThrow("No median")
  expect(failedRow("browser", new Error("home: NO_FCP")).isMet).toBe(false)
})
