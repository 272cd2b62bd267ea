import { runNode } from "@wara/devstack/processes/run-program"
import { seedScript } from "@wara/devstack/stack/prepare-data"
import { requestRate } from "../load/request-rate.ts"
import { startOwnServer } from "../own-server.ts"
import type { Row } from "../result-row.ts"
import type { Site } from "../site.ts"
import { hotCalls } from "./hot-calls.ts"

/** The medians of a call by the number of ads. */
export type Growth = { call: string; points: { ads: number; ms: number; p99: number }[] }

/** Numbers of ads up to this one: 1,000, 2,000, 5,000, 10,000 and so on. */
export function sizesUpTo(ads: number): number[] {
  const sizes: number[] = []
  for (let ten = 1_000; ten < ads; ten *= 10) {
    sizes.push(...[1, 2, 5].map((first) => first * ten).filter((size) => size < ads))
  }
  return [...sizes, ads]
}

/** Per call and number of ads; a call of milliseconds is sent some hundred times. */
const measured = { warmUpSeconds: 0.5, seconds: 1 }

/**
 * Cost of the api's reads against the number of ads: one connection, uncached. The seed
 * continues from each number of ads to the next.
 */
export async function measureGrowth(site: Site, ads: number): Promise<Growth[]> {
  const { environment } = site
  const uncached = { ...environment, API_ANSWER_CACHE_BYTES: "0" }
  const growth: Growth[] = Object.keys(hotCalls).map((call) => ({ call, points: [] }))
  for (const size of sizesUpTo(ads)) {
    const seed = runNode([...seedScript, "--ads", String(size)], { env: environment })
    if ((await seed.exited) !== 0) throw new Error(`The seed failed: ${seed.tail()}`)
    const api = await startOwnServer("api", uncached)
    for (const [index, { path }] of Object.values(hotCalls).entries()) {
      const rate = await requestRate({ url: api.url + path, connections: 1, ...measured })
      if (rate.failed > 0) throw new Error(`${path} failed with ${size} ads`)
      growth[index]?.points.push({ ads: size, ms: rate.median, p99: rate.p99 })
    }
    await api.stop()
  }
  return growth
}

/** From this many ads on, medians may at most double up to a million [B7.4]. */
const from = 10_000

export function growthRows(growth: readonly Growth[]): Row[] {
  return growth.flatMap(({ call, points }) => {
    const [first] = points.filter(({ ads }) => ads >= from).concat(points)
    const last = points.at(-1)
    if (first === undefined || last === undefined) return []
    const isLarge = last.ads >= 1_000_000
    const ratio = last.ms / first.ms
    const p99 = hotCalls[call]?.p99 ?? null
    const target = p99 === null ? "≤ 200 %" : `≤ 200 %, p99 ≤ ${p99} ms`
    return {
      part: "growth",
      figure: `${call}, one connection, uncached`,
      measured: `${last.ms} ms, p99 ${last.p99} ms with ${last.ads} ads`,
      reference: `${first.ms} ms with ${first.ads} ads`,
      ratio,
      target: isLarge ? target : "",
      isMet: isLarge ? ratio <= 2 && last.p99 <= (p99 ?? last.p99) : null,
    }
  })
}
