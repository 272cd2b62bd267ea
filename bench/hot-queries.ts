/**
 * node bench/hot-queries.ts [--against URL] [--seconds N] [--turns N] [--only TEXT]: the hot reads of the
 * api against the ads that DATABASE_URL already contains, uncached, one connection. With `--against`, a
 * database of fewer ads is read in turns with it, so that both share whatever the machine does; the
 * ratio is that of the medians of all turns.
 */
import { parseArgs } from "node:util"
import { requestRate } from "./load/request-rate.ts"
import { type OwnServer, startOwnServer } from "./own-server.ts"
import { hotCalls } from "./parts/hot-calls.ts"
import { median } from "./result-row.ts"

const { values } = parseArgs({
  options: {
    against: { type: "string" },
    seconds: { type: "string", default: "1" },
    turns: { type: "string", default: "5" },
    only: { type: "string", default: "" },
  },
})

type Turn = { median: number; p99: number; failed: number }

function startApi(databaseUrl: string | undefined): Promise<OwnServer> {
  return startOwnServer("api", {
    LOG_LEVEL: "warn",
    ...process.env,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    API_ANSWER_CACHE_BYTES: "0",
    API_CALLS_PER_MINUTE: "10000000",
  })
}

/** Median of the turns' medians and of their 99th percentiles, and all failures. */
const summary = (turns: readonly Turn[]): Turn => ({
  median: median(turns.map(({ median }) => median)),
  p99: median(turns.map(({ p99 }) => p99)),
  failed: turns.reduce((sum, { failed }) => sum + failed, 0),
})

const large = await startApi(undefined)
const small = values.against === undefined ? null : await startApi(values.against)
try {
  const heads = small ? ["against: median", "p99", "ratio"] : []
  const columns = ["call", "median", "p99", "target of p99", ...heads, "failed"]
  console.log(`| ${columns.join(" | ")} |\n${"|---".repeat(columns.length)}|`)
  for (const [name, { p99, path }] of Object.entries(hotCalls)) {
    if (!name.includes(values.only)) continue
    const turns = await inTurns(path)
    const [one, other] = [summary(turns.large), summary(turns.small)]
    const target = p99 === null ? "" : `≤ ${p99} ms`
    const compared = small
      ? [`${other.median} ms`, `${other.p99} ms`, (one.median / other.median).toFixed(2)]
      : []
    const failed = one.failed + other.failed
    const cells = [name, `${one.median} ms`, `${one.p99} ms`, target, ...compared, failed]
    console.log(`| ${cells.join(" | ")} |`)
  }
} finally {
  await small?.stop()
  await large.stop()
}

async function inTurns(path: string): Promise<{ large: Turn[]; small: Turn[] }> {
  const turns: { large: Turn[]; small: Turn[] } = { large: [], small: [] }
  const seconds = Number(values.seconds)
  for (let turn = 0; turn < Number(values.turns); turn += 1) {
    turns.large.push(await requestRate({ url: large.url + path, connections: 1, seconds }))
    if (small)
      turns.small.push(await requestRate({ url: small.url + path, connections: 1, seconds }))
  }
  return turns
}
