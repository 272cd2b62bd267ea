import { join } from "node:path"
import { compareBound, type Row } from "../result-row.ts"
import { writeScriptReport } from "../script-report.ts"
import { settledAnswer } from "../settled-answer.ts"
import type { Site } from "../site.ts"

/** Bounds in kB of 1,000 bytes, in brotli [B7.7]. */
const maxKilobytes = { scripts: 105, document: 20 }

/** What the first pages transfer when they are opened, and which scripts after the first sign. */
export async function measureBytes({ siteUrl, pages }: Site): Promise<Row[]> {
  const rows: Row[] = []
  const scripts = await writeScriptReport(join(import.meta.dirname, "../results/scripts.md"))
  const opened = { part: "bytes", figure: "scripts of a page that is opened" }
  const bound = { max: maxKilobytes.scripts, unit: "kB" }
  rows.push(compareBound(opened, scripts.opening / 1_000, bound))
  for (const [name, bytes] of Object.entries(scripts.pages)) {
    const figure = `scripts of ${name} after the first sign of a person`
    const without = { reference: "", ratio: null, target: "", isMet: null }
    rows.push({ part: "bytes", figure, measured: `${(bytes / 1_000).toFixed(1)} kB`, ...without })
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
