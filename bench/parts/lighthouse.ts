import { paths } from "@wara/domain/site/paths"
import { auditedCategories, type Metric, repeatFailed, type Scores } from "../audited-run.ts"
import { openHttp2Front } from "../http2-front.ts"
import { lighthouseScores } from "../lighthouse-scores.ts"
import { failedRow, median, type Row } from "../result-row.ts"
import type { Site } from "../site.ts"

/** Runs per page; their median counts. */
const runs = 5
/** Points that each category must reach [B7.7]. */
const minPoints = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 }

/** Bounds of metrics [B7.7]: milliseconds, and no shift of the layout. */
const bounds = { lcp: 1_800, tbt: 100, cls: 0.001 }

/** Scores of the pages that people see first, on a simulated phone, by HTTP/2. */
export async function measureLighthouse(site: Site): Promise<Row[]> {
  const front = await openHttp2Front(site.siteUrl)
  return measurePages(front.url, site).finally(front.close)
}

type Page = { path: string; headers?: Record<string, string>; skipAudits?: string[] }

async function measurePages(url: string, { pages, person }: Site): Promise<Row[]> {
  const rows: Row[] = []
  const chromiumPath = process.env.CHROMIUM_PATH
  const audited: Record<string, Page> = {
    ...Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, { path }])),
    "log-in": { path: paths.login },
    // No page of an account may be indexed, which the audit of indexing counts as a defect.
    "post-ad": { path: paths.postAd, headers: person.headers, skipAudits: ["is-crawlable"] },
  }
  for (const [name, { path, ...settings }] of Object.entries(audited)) {
    const run = () => lighthouseScores(url + path, { chromiumPath, ...settings })
    const measured = await measurePage(name, run).catch((cause: unknown) => [
      failedRow("browser", cause),
    ])
    rows.push(...measured)
  }
  return rows
}

async function measurePage(name: string, run: () => Promise<Scores>): Promise<Row[]> {
  const scores: Scores[] = []
  for (let count = 0; count < runs; count += 1) {
    const report = (reason: string) => console.warn(`A run is repeated. ${reason}`)
    scores.push(await repeatFailed(name, run, report))
  }
  const points = auditedCategories.map((category) => ({
    category,
    median: median(scores.map((score) => score.points[category])),
  }))
  const middle = (metric: Metric) => median(scores.map(({ metrics }) => metrics[metric]))
  const [fcp, lcp, tbt] = [middle("fcp"), middle("lcp"), middle("tbt")]
  const [cls, bytes] = [middle("cls"), middle("bytes")]
  // The range shows how much of a median is noise of the machine.
  const blockings = scores.map(({ metrics }) => Math.round(metrics.tbt))
  const range = `${Math.min(...blockings)}–${Math.max(...blockings)}`
  return [
    {
      part: "browser",
      figure: `${name}, Lighthouse on a phone: performance / accessibility / practices / search`,
      measured: points.map(({ median: points }) => points).join(" / "),
      ...{ reference: "", ratio: null },
      target: auditedCategories.map((category) => `≥ ${minPoints[category]}`).join(" / "),
      isMet: points.every(({ category, median: points }) => points >= minPoints[category]),
    },
    {
      part: "browser",
      figure: `${name}: first paint ${seconds(fcp)}, ${Math.round(bytes / 1024)} KiB`,
      measured: `largest paint ${seconds(lcp)}, blocking ${Math.round(tbt)} ms (${range}), shift ${cls.toFixed(3)}`,
      ...{ reference: "", ratio: null },
      target: `≤ ${seconds(bounds.lcp)}, ≤ ${bounds.tbt} ms, none`,
      isMet: lcp <= bounds.lcp && tbt <= bounds.tbt && cls <= bounds.cls,
    },
  ]
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`
}
