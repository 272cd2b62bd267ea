import { paths } from "@wara/domain/site/paths"
import { auditedCategories, lighthouseScores, type Scores } from "../lighthouse-scores.ts"
import { median, type Row } from "../result-row.ts"
import type { Site } from "../site.ts"

/** Runs per page; their median counts. */
const runs = 5
/** Points that each category must reach [B7.7]. */
const minPoints = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 }

/** Scores of the pages that people see first, on a simulated phone. */
export async function measureLighthouse({ siteUrl, pages, person }: Site): Promise<Row[]> {
  const rows: Row[] = []
  const chromiumPath = process.env.CHROMIUM_PATH
  const audited: Record<string, { path: string; headers?: Record<string, string> }> = {
    ...Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, { path }])),
    "log-in": { path: paths.login },
    "post-ad": { path: paths.publish, headers: person.headers },
  }
  for (const [name, { path, headers = {} }] of Object.entries(audited)) {
    const scores: Scores[] = []
    for (let run = 0; run < runs; run += 1) {
      scores.push(await lighthouseScores(siteUrl + path, { chromiumPath, headers }))
    }
    const points = auditedCategories.map((category) => ({
      category,
      median: median(scores.map((score) => score.points[category])),
    }))
    const figures = Object.entries(scores[0]?.figures ?? {}).map((figure) => figure.join(" "))
    rows.push({
      part: "browser",
      figure: `${name}: ${figures.join(", ")}`,
      measured: points.map(({ median: points }) => points).join(" / "),
      reference: "",
      ratio: null,
      target: auditedCategories.map((category) => `≥ ${minPoints[category]}`).join(" / "),
      isMet: points.every(({ category, median: points }) => points >= minPoints[category]),
    })
  }
  return rows
}
