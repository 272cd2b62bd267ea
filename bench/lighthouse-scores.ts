import { launch } from "chrome-launcher"
import lighthouse from "lighthouse"

/** The four categories that Lighthouse scores, in its own order. */
export const auditedCategories = ["performance", "accessibility", "best-practices", "seo"] as const

/** Points from 0 to 100 per category, and metrics in milliseconds, bytes, or as the score they are. */
export type Scores = {
  points: Record<(typeof auditedCategories)[number], number>
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

type Headers = Record<string, string>

/** One mobile run of Lighthouse on a page. Throws when the page could not be scored. */
export async function lighthouseScores(
  url: string,
  { chromiumPath, headers = {} }: { chromiumPath: string | undefined; headers?: Headers },
): Promise<Scores> {
  const chrome = await launch({
    ...(chromiumPath === undefined ? {} : { chromePath: chromiumPath }),
    chromeFlags: [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      // The certificate of the server before the site is this machine's own.
      "--ignore-certificate-errors",
    ],
  })
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...auditedCategories],
      output: "json",
      extraHeaders: headers,
    })
    if (run === undefined) throw new Error(`Lighthouse returned no result for ${url}`)
    const { audits: results, categories } = run.lhr
    const metric = (name: Metric) => results[audits[name]]?.numericValue ?? Number.NaN
    const points = (name: (typeof auditedCategories)[number]) =>
      Math.round((categories[name]?.score ?? 0) * 100)
    return {
      points: {
        performance: points("performance"),
        accessibility: points("accessibility"),
        "best-practices": points("best-practices"),
        seo: points("seo"),
      },
      metrics: {
        fcp: metric("fcp"),
        lcp: metric("lcp"),
        tbt: metric("tbt"),
        cls: metric("cls"),
        bytes: metric("bytes"),
      },
    }
  } finally {
    chrome.kill()
  }
}
