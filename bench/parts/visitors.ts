import { requireBytes } from "../check-answer.ts"
import { comparedRates } from "../load/request-rate.ts"
import { startConstantServer } from "../references/constant-server.ts"
import { compareRates, type Row } from "../result-row.ts"
import { settledAnswer } from "../settled-answer.ts"
import type { Site } from "../site.ts"

const headers = { "accept-encoding": "br" }

/** Targets of visitors' pages [B7.1], by the number of connections. */
const loads = [
  { connections: 10, target: { share: 0.4, p99: 10 } },
  { connections: 64, target: { share: 0.4, p99: 50 } },
]

/** Visitors' pages beside a server that sends the same bytes and does nothing else. */
export async function measureVisitors({ siteUrl, pages, newest, person }: Site): Promise<Row[]> {
  const rows: Row[] = []
  const visited = { ...pages, "list of a search": `${pages.list}?s=excavadora` }
  for (const [name, path] of Object.entries(visited)) {
    const contains = name === "ad" ? [newest.slug] : ["<article"]
    const expected = { headers, encoding: "br", contains, lacks: [person.own] } as const
    const { body } = await settledAnswer(siteUrl + path, expected)
    const constant = await startConstantServer(body)
    try {
      for (const { connections, target } of loads) {
        const load = { headers, connections }
        const { rate, reference } = await comparedRates(
          { url: siteUrl + path, ...load },
          { url: constant.url, ...load },
        )
        requireBytes(rate.bytes, body)
        requireBytes(reference.bytes, body)
        const kilobytes = (body.length / 1024).toFixed(1)
        const figure = `${name}, ${kilobytes} kB brotli, ${connections} connections; constant bytes`
        rows.push(compareRates({ part: "visitors", figure }, rate, reference, target))
      }
    } finally {
      constant.stop()
    }
  }
  return rows
}
