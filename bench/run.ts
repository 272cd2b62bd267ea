import { startStack } from "@wara/devstack/start-stack"
import autocannon from "autocannon"
import { auditedCategories, lighthouseScores, type Scores } from "./lighthouse-scores.ts"

/** Seconds of load per address; long enough for the median to settle on a small machine. */
const loadSeconds = 8

function median(values: number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function printRate(name: string, rate: Rate, base?: Rate): void {
  const ratio = base === undefined ? "" : `  ×${(rate.perSecond / base.perSecond).toFixed(2)}`
  const failed = rate.failed === 0 ? "" : `  FAILED ${rate.failed}`
  console.log(
    `${name.padEnd(44)} ${String(rate.perSecond).padStart(7)}/s  p99 ${rate.p99} ms${ratio}${failed}`,
  )
}

async function firstAdSlug(apiUrl: string): Promise<string> {
  const answer = await fetch(`${apiUrl}/api/ads?pageSize=1`)
  const body: unknown = await answer.json()
  const match = /"slug":"([a-z0-9-]+)"/.exec(JSON.stringify(body))
  if (match?.[1] === undefined) throw new Error("The demo data contain no public ad")
  return match[1]
}

async function auditPages(siteUrl: string, slug: string): Promise<void> {
  console.log("\nLighthouse, mobile, median of 3")
  for (const path of ["/", "/anuncios", `/anuncios/${slug}`]) {
    const runs: Scores[] = []
    for (let run = 0; run < 3; run += 1) {
      runs.push(await lighthouseScores(`${siteUrl}${path}`, process.env.CHROMIUM_PATH))
    }
    const points = auditedCategories.map(
      (name) => `${name} ${median(runs.map((run) => run.points[name]))}`,
    )
    const figures = Object.entries(runs[1]?.figures ?? {}).map(
      ([name, value]) => `${name} ${value}`,
    )
    console.log(`${path}\n  ${points.join("  ")}\n  ${figures.join("  ")}`)
  }
}

async function loadSite(siteUrl: string, slug: string): Promise<void> {
  console.log(
    `\nSite, 10 connections, ${loadSeconds} s; × is relative to the same page rendered on every request`,
  )
  for (const path of ["/", "/anuncios", `/anuncios/${slug}`]) {
    // Any session cookie, even an invalid one, bypasses the page cache.
    const rendered = await requestRate(siteUrl + path, loadSeconds, { cookie: "wara_session=x" })
    const cached = await requestRate(siteUrl + path, loadSeconds)
    printRate(`${path.replace(slug, "{slug}")} rendered`, rendered)
    printRate(`${path.replace(slug, "{slug}")} cached`, cached, rendered)
  }
}

async function loadApi(apiUrl: string, slug: string): Promise<void> {
  console.log(`\nApi, 10 connections, ${loadSeconds} s; × compares with /health`)
  const health = await requestRate(`${apiUrl}/health`, loadSeconds)
  printRate("/health", health)
  const calls = {
    "list of 20, populated": "/api/ads?populate=*&pageSize=20",
    "list, page 50": "/api/ads?populate=*&pageSize=20&page=50",
    "one by slug, populated": `/api/ads?populate=*&filters[slug][$eq]=${slug}`,
    "search with a typo": "/api/ads?populate=*&_q=gruas%20horqillas",
    facets: "/api/ads/facets?_q=excavadora",
    "filter/categories": "/api/filter/categories",
  }
  for (const [name, path] of Object.entries(calls)) {
    printRate(name, await requestRate(apiUrl + path, loadSeconds), health)
  }
}

const ads = Number(/--ads[= ](\d+)/.exec(process.argv.slice(2).join(" "))?.[1] ?? 2_000)
const stack = await startStack({ ads, unlimited: true })
try {
  const slug = await firstAdSlug(stack.apiUrl)
  console.log(`${ads} ads, Node ${process.version}`)
  await auditPages(stack.siteUrl, slug)
  await loadSite(stack.siteUrl, slug)
  await loadApi(stack.apiUrl, slug)
} finally {
  await stack.stop()
}

/** Requests per second (mean) and the 99th percentile in milliseconds of one address under load. */
type Rate = { perSecond: number; p99: number; failed: number }

/** Loads one address over ten connections for some seconds. */
async function requestRate(
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<Rate> {
  const result = await autocannon({ url, connections: 10, duration: seconds, headers })
  return {
    perSecond: Math.round(result.requests.average),
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}
