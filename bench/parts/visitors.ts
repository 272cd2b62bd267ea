import { get, type IncomingMessage } from "node:http"
import { buffer } from "node:stream/consumers"
import { requestRate } from "../load/request-rate.ts"
import { startConstantServer } from "../references/constant-server.ts"
import { compareRates, type Row } from "../result-row.ts"
import type { Site } from "../site.ts"

const compressed = { "accept-encoding": "br" }

/** Targets of visitors' pages [B7.1], by the number of connections. */
const loads = [
  { connections: 10, target: { share: 0.4, p99: 10 } },
  { connections: 64, target: { share: 0.4, p99: 50 } },
]

/** Visitors' pages beside a server that sends the same bytes and does nothing else. */
export async function measureVisitors({ siteUrl, pages }: Site): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, path] of Object.entries(pages)) {
    const url = siteUrl + path
    const constant = await startConstantServer(await transferredBody(url))
    try {
      for (const { connections, target } of loads) {
        const load = { headers: compressed, connections }
        const reference = await requestRate(constant.url, { connections })
        const named = { part: "visitors", figure: `${name}, brotli, ${connections} connections` }
        rows.push(compareRates(named, await requestRate(url, load), reference, target))
      }
    } finally {
      constant.stop()
    }
  }
  return rows
}

/** The page's body as it is transferred, compressed. */
async function transferredBody(url: string): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(url, { headers: compressed }, resolve).on("error", reject)
  return buffer(await promise)
}
