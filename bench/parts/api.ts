import { isDeepStrictEqual } from "node:util"
import { checkAnswer } from "../check-answer.ts"
import { comparedRates } from "../load/request-rate.ts"
import { startOwnServer } from "../own-server.ts"
import { startBareFastify } from "../references/bare-fastify.ts"
import { compareRates, type Row, type Target } from "../result-row.ts"
import type { Site } from "../site.ts"

type Call = { path: string; target: Target | null }

const listPath = "/api/ads?populate=*&pageSize=20"
const slugPath = (slug: string) => `/api/ads?populate=*&pageSize=20&filters[slug][$eq]=${slug}`

/** Calls of the api with their targets [B7.3], as shares of /health in the same run. */
const callsOf = (slug: string): Record<string, Call> => ({
  "list of 20, populated": { path: listPath, target: { share: 0.15 } },
  "one by slug, populated": { path: slugPath(slug), target: { share: 0.3 } },
  "search with a typing error": {
    path: "/api/ads?populate=*&_q=gruas%20horqillas",
    target: { share: 0.07 },
  },
  "facets with a text": { path: "/api/ads/facets?_q=excavadora", target: { share: 0.15 } },
  "facets without a filter": { path: "/api/ads/facets", target: null },
})

/** The api's answers from the cache, and uncached beside hand-written SQL. */
export async function measureApi(site: Site): Promise<Row[]> {
  const rows: Row[] = []
  for (const [figure, { path, target }] of Object.entries(callsOf(site.newest.slug))) {
    await checkAnswer(site.apiUrl + path, { contains: ['{"data":'] })
    const health = { url: `${site.apiUrl}/health` }
    const { rate, reference } = await comparedRates({ url: site.apiUrl + path }, health)
    rows.push(compareRates({ part: "api", figure: `${figure}; /health` }, rate, reference, target))
  }
  return [...rows, ...(await measureUncached(site))]
}

/** Target without its cache, beside bare Fastify [B7.3]. */
const uncachedTarget = { share: 0.9 }

/**
 * Both servers are new, and V8 still compiles their code after hundreds of requests, which takes
 * seconds on a slow host. Both get the same time.
 */
const warmUpSeconds = 10
/** Lists are answered a few hundred times in it. */
const seconds = 1.5

async function measureUncached({ environment, newest }: Site): Promise<Row[]> {
  // As the reference does, it answers calls only: the jobs of a start are the work of another server.
  const settings = { API_ANSWER_CACHE_BYTES: "0", WORKER: "0" }
  const api = await startOwnServer("api", { ...environment, ...settings })
  const bare = await startBareFastify(environment.DATABASE_URL ?? "")
  try {
    const rows: Row[] = []
    for (const [figure, path, barePath] of [
      ["list", listPath, "list"],
      ["slug", slugPath(newest.slug), `slug/${newest.slug}`],
    ] as const) {
      await requireSameJson(api.url + path, bare.url + barePath)
      const { rate, reference } = await comparedRates(
        { url: api.url + path, warmUpSeconds, seconds },
        { url: bare.url + barePath, warmUpSeconds, seconds },
      )
      const named = { part: "api", figure: `${figure}, uncached; bare Fastify` }
      rows.push(compareRates(named, rate, reference, uncachedTarget))
    }
    return rows
  } finally {
    bare.stop()
    await api.stop()
  }
}

/** Throws unless both servers build the same JSON. */
async function requireSameJson(url: string, reference: string): Promise<void> {
  const [own, other] = await Promise.all([checkAnswer(url), checkAnswer(reference)])
  if (!isDeepStrictEqual(JSON.parse(own.text), JSON.parse(other.text)))
    throw new Error(`${url} and ${reference} have different answers`)
}
