import { join } from "node:path"
import { compareBound, type Row } from "../result-row.ts"
import { writeScriptReport } from "../script-report.ts"
import { settledAnswer } from "../settled-answer.ts"
import type { Site } from "../site.ts"

/** Bounds in kB of 1,000 bytes, in brotli [B7.7]. */
const maxKilobytes = { scripts: 105, document: 20 }

/** What the first pages transfer before anyone interacts with them. */
export async function measureBytes({ siteUrl, pages }: Site): Promise<Row[]> {
  const rows: Row[] = []
  const scripts = await writeScriptReport(join(import.meta.dirname, "../results/scripts.md"))
  for (const [name, bytes] of Object.entries(scripts)) {
    const bound = { max: maxKilobytes.scripts, unit: "kB" }
    rows.push(compareBound({ part: "bytes", figure: `scripts of ${name}` }, bytes / 1_000, bound))
  }
  for (const [name, path] of Object.entries(pages)) {
    const answer = { headers: { "accept-encoding": "br" }, encoding: "br" } as const
    const { body } = await settledAnswer(siteUrl + path, answer)
    const named = { part: "bytes", figure: `document of ${name}, with styles and data` }
    const bound = { max: maxKilobytes.document, unit: "kB" }
    rows.push(compareBound(named, body.length / 1_000, bound))
  }
  return rows
}
