import { get, type IncomingMessage } from "node:http"
import { buffer } from "node:stream/consumers"
import { startStack } from "@wara/devstack/start-stack"
import autocannon from "autocannon"
import { startConstantServer } from "./constant-server.ts"
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

/** The page's body as it is transferred, compressed. */
async function transferredBody(url: string): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(url, { headers: compressed }, resolve).on("error", reject)
  return buffer(await promise)
}

const compressed = { "accept-encoding": "br" }

/** Targets of visitors' pages [B7.1]: share of the constant server, and the slowest 1 % in ms. */
const pageTargets = { share: 0.4, p99: { 10: 10, 64: 50 } }

async function loadVisitors(siteUrl: string, slug: string): Promise<void> {
  console.log(
    `\nVisitors' pages, brotli, ${loadSeconds} s each; reference: a server of the same bytes`,
  )
  for (const path of ["/", "/anuncios", `/anuncios/${slug}`]) {
    const url = siteUrl + path
    const body = await transferredBody(url)
    const constant = await startConstantServer(body)
    try {
      for (const connections of [10, 64] as const) {
        const load = { headers: compressed, connections }
        const reference = await requestRate(constant.url, loadSeconds, load)
        const page = await requestRate(url, loadSeconds, load)
        printShare(`${path.replace(slug, "{slug}")}, ${connections} connections`, page, reference, {
          share: pageTargets.share,
          p99: pageTargets.p99[connections],
        })
      }
    } finally {
      constant.stop()
    }
  }
}

function printShare(
  name: string,
  rate: Rate,
  reference: Rate,
  target: { share: number; p99: number },
): void {
  const share = rate.perSecond / reference.perSecond
  const isMet = share >= target.share && rate.p99 <= target.p99 && rate.failed === 0
  console.log(
    [
      name.padEnd(34),
      `${rate.perSecond}/s of ${reference.perSecond}/s`.padEnd(22),
      `${(share * 100).toFixed(0)} % (target ${target.share * 100} %)`.padEnd(22),
      `p99 ${rate.p99} ms, reference ${reference.p99} ms (target ${target.p99} ms)`.padEnd(52),
      isMet ? "met" : "NOT MET",
    ].join("  "),
  )
}

async function loadRendered(siteUrl: string, slug: string): Promise<void> {
  console.log(`\nRendered on every request, 10 connections, ${loadSeconds} s`)
  for (const path of ["/", "/anuncios", `/anuncios/${slug}`]) {
    // Any session cookie, even an invalid one, bypasses the page cache.
    const load = { headers: { cookie: "wara_session=x" } }
    printRate(path.replace(slug, "{slug}"), await requestRate(siteUrl + path, loadSeconds, load))
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
  await loadVisitors(stack.siteUrl, slug)
  await loadRendered(stack.siteUrl, slug)
  await loadApi(stack.apiUrl, slug)
  await auditPages(stack.siteUrl, slug)
} finally {
  await stack.stop()
}

/** Requests per second (mean) and the 99th percentile in milliseconds of one address under load. */
type Rate = { perSecond: number; p99: number; failed: number }

/** Loads one address for some seconds, over ten connections unless stated otherwise. */
async function requestRate(
  url: string,
  seconds: number,
  load: { headers?: Record<string, string>; connections?: number } = {},
): Promise<Rate> {
  const { headers = {}, connections = 10 } = load
  const result = await autocannon({ url, connections, duration: seconds, headers })
  return {
    perSecond: Math.round(result.requests.average),
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}
