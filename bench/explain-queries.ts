/**
 * node bench/explain-queries.ts [--only TEXT]: how PostgreSQL answers the hot reads of the api with the
 * ads that DATABASE_URL already contains. Prints each call's statements, without those that take less than
 * a millisecond, as plans with the rows and pages that they read.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import pg from "pg"
import { z } from "zod"
import { startOwnServer } from "./own-server.ts"
import { hotCalls } from "./parts/hot-calls.ts"

const statementSchema = z.object({ text: z.string(), values: z.array(z.unknown()).default([]) })
type Statement = z.infer<typeof statementSchema>

/** Statements that take less time are not printed. */
const minMs = 1
/** The deepest level of a plan that is printed. */
const maxDepth = 8
const options = "analyze, buffers, costs off, timing off, summary on"

const { values: given } = parseArgs({ options: { only: { type: "string", default: "" } } })
const folder = await mkdtemp(join(tmpdir(), "explain-"))
const file = join(folder, "statements")
await writeFile(file, "")
const recorder = join(import.meta.dirname, "record-statements.ts")
const api = await startOwnServer("apiFromSources", {
  LOG_LEVEL: "warn",
  ...process.env,
  API_ANSWER_CACHE_BYTES: "0",
  API_CALLS_PER_MINUTE: "10000000",
  STATEMENTS_FILE: file,
  NODE_OPTIONS: `--import ${recorder}`,
})
const database = new pg.Client({ connectionString: process.env.DATABASE_URL })
await database.connect()
try {
  for (const [name, { path }] of Object.entries(hotCalls)) {
    if (!name.includes(given.only)) continue
    console.log(`\n## ${name}\n\`${decodeURIComponent(path)}\``)
    for (const statement of await statementsOf(api.url + path)) await explain(statement)
  }
} finally {
  await database.end()
  await api.stop()
  await rm(folder, { recursive: true })
}

/** What the second call of an address reads; the first one prepares. */
async function statementsOf(url: string): Promise<Statement[]> {
  await (await fetch(url)).text()
  await writeFile(file, "")
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  await answer.text()
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line !== "")
  if (lines.length === 0) throw new Error(`${url} was answered without a recorded statement`)
  return lines
    .map((line) => statementSchema.parse(JSON.parse(line)))
    .filter(({ text }) => /^\s*(?:select|with)\b/i.test(text))
}

async function explain({ text, values }: Statement): Promise<void> {
  const { rows } = await database.query<{ "QUERY PLAN": string }>(
    `explain (${options}) ${text}`,
    values,
  )
  const plan = rows.map((row) => row["QUERY PLAN"])
  const ms = Number(/Execution Time: ([\d.]+)/.exec(plan.join("\n"))?.[1])
  if (ms < minMs) return
  const depth = (line: string) => (/^\s*/.exec(line)?.[0].length ?? 0) / 6
  const shown = plan.filter((line) => depth(line) <= maxDepth && !/^Planning:?$/.test(line))
  console.log(`\n\`\`\`\n${shown.join("\n")}\n\`\`\``)
}
