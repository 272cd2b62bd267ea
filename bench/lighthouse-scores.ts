import { launch } from "chrome-launcher"
import lighthouse from "lighthouse"

/** The four categories that Lighthouse scores, in its own order. */
export const auditedCategories = ["performance", "accessibility", "best-practices", "seo"] as const

/** Points from 0 to 100 per category, and the metrics of the performance score. */
export type Scores = {
  points: Record<(typeof auditedCategories)[number], number>
  figures: Record<string, string>
}

type Headers = Record<string, string>

const shownFigures = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
  "total-byte-weight",
]

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
    const { audits, categories } = run.lhr
    const points = (name: (typeof auditedCategories)[number]) =>
      Math.round((categories[name]?.score ?? 0) * 100)
    return {
      points: {
        performance: points("performance"),
        accessibility: points("accessibility"),
        "best-practices": points("best-practices"),
        seo: points("seo"),
      },
      figures: Object.fromEntries(
        shownFigures.map((name) => [name, audits[name]?.displayValue ?? "?"]),
      ),
    }
  } finally {
    chrome.kill()
  }
}
