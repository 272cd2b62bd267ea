import { adListPageSize } from "@wara/domain/listing/ad-search"
import { requestRate } from "../load/request-rate.ts"
import { startBareRouter } from "../references/bare-router.ts"
import { compareRates, type Row } from "../result-row.ts"
import type { Site } from "../site.ts"

/** Target of the pages of a logged-in person [B7.2]. */
const target = { share: 0.6, p99: 100 }

/** Pages of a logged-in person beside a bare page of the same framework. */
export async function measureMembers({ siteUrl, pages, session }: Site): Promise<Row[]> {
  const bare = await startBareRouter(adListPageSize)
  try {
    const reference = await requestRate(bare.url)
    const headers = { cookie: `wara_session=${session}`, "accept-encoding": "gzip" }
    const rows: Row[] = []
    for (const [name, path] of Object.entries(pages)) {
      const rate = await requestRate(siteUrl + path, { headers })
      rows.push(
        compareRates({ part: "logged-in", figure: `${name}, gzip` }, rate, reference, target),
      )
    }
    return rows
  } finally {
    bare.stop()
  }
}
