import type { Result } from "lighthouse"

/** The four categories that Lighthouse scores, in its own order. */
export const auditedCategories = ["performance", "accessibility", "best-practices", "seo"] as const

type Category = (typeof auditedCategories)[number]

/** Points from 0 to 100 per category, and metrics in milliseconds, bytes, or as the score they are. */
export type Scores = {
  points: Record<Category, number>
  metrics: Record<Metric, number>
}

/** Metrics by their short name, with Lighthouse's. */
const audits = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
  bytes: "total-byte-weight",
} as const

export type Metric = keyof typeof audits

/** What is read of Lighthouse's result. */
export type Report = Pick<Result, "requestedUrl" | "finalDisplayedUrl"> & {
  runtimeError?: { code: string; message: string }
  audits: Record<string, Pick<Result["audits"][string], "numericValue" | "errorMessage">>
  categories: Record<string, Pick<Result["categories"][string], "score">>
}

/**
 * The scores of one run. Lighthouse ends some runs without an error, although it could not read
 * parts of the trace: then these metrics have no value and their category no score. Such a run
 * throws here with what Lighthouse says about it, because a median with it means nothing. So does
 * a run that was led to another page.
 */
export function readScores(report: Report): Scores {
  const { runtimeError, audits: results, categories } = report
  if (runtimeError !== undefined) throw new Error(`${runtimeError.code}: ${runtimeError.message}`)
  if (report.finalDisplayedUrl !== report.requestedUrl) {
    throw new Error(`${report.requestedUrl} led to ${report.finalDisplayedUrl}`)
  }
  const metric = (name: Metric) => {
    const { numericValue, errorMessage } = results[audits[name]] ?? {}
    if (numericValue !== undefined && Number.isFinite(numericValue)) return numericValue
    throw new Error(`${audits[name]} has no value: ${errorMessage ?? "no reason given"}`)
  }
  const metrics = {
    fcp: metric("fcp"),
    lcp: metric("lcp"),
    tbt: metric("tbt"),
    cls: metric("cls"),
    bytes: metric("bytes"),
  }
  const points = (name: Category) => {
    const score = categories[name]?.score ?? null
    if (score === null) throw new Error(`${name} has no score`)
    return Math.round(score * 100)
  }
  return {
    points: {
      performance: points("performance"),
      accessibility: points("accessibility"),
      "best-practices": points("best-practices"),
      seo: points("seo"),
    },
    metrics,
  }
}

/** Attempts at one run: a browser on a busy machine sometimes loses a trace. */
const maxAttempts = 3

/** Repeats a run that failed, and reports why; throws by name when the last attempt fails too. */
export async function repeatFailed(
  name: string,
  run: () => Promise<Scores>,
  report: (reason: string) => void,
): Promise<Scores> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (cause) {
      const reason = `${name}: ${cause instanceof Error ? cause.message : String(cause)}`
      if (attempt === maxAttempts) throw new Error(reason, { cause })
      report(reason)
    }
  }
}
