/**
 * node bench/hot-queries.ts [--seconds N] [--only TEXT]: the hot reads of the api against the ads
 * that DATABASE_URL already contains, uncached, one connection.
 */
import { parseArgs } from "node:util"
import { requestRate } from "./load/request-rate.ts"
import { startOwnServer } from "./own-server.ts"
import { hotCalls } from "./parts/hot-calls.ts"

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "3" },
    only: { type: "string", default: "" },
  },
})
const api = await startOwnServer("api", {
  LOG_LEVEL: "warn",
  ...process.env,
  API_ANSWER_CACHE_BYTES: "0",
  API_CALLS_PER_MINUTE: "10000000",
})
try {
  console.log("| call | median | p99 | target of p99 | failed |\n|---|---|---|---|---|")
  for (const [name, { p99, path }] of Object.entries(hotCalls)) {
    if (!name.includes(values.only)) continue
    const url = api.url + path
    const rate = await requestRate({ url, connections: 1, seconds: Number(values.seconds) })
    const target = p99 === null ? "" : `≤ ${p99} ms`
    console.log(`| ${name} | ${rate.median} ms | ${rate.p99} ms | ${target} | ${rate.failed} |`)
  }
} finally {
  await api.stop()
}
