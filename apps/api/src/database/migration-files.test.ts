import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { z } from "zod"

const folder = join(import.meta.dirname, "migrations")
const journalSchema = z.object({
  entries: z.array(z.object({ idx: z.number(), when: z.number(), tag: z.string() })),
})

test("the journal has each migration once, in the order of numbers and of times", () => {
  const { entries } = journalSchema.parse(
    JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")),
  )
  const files = readdirSync(folder).filter((name) => name.endsWith(".sql"))
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.sort())
  expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_entry, index) => index))
  // A migration that is older than one that a database has already run is skipped without a word.
  const times = entries.map(({ when }) => when)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
})

test("[B9.3] migrations build new indexes before they drop old ones, which makes readers wait", () => {
  const files = readdirSync(folder).filter((name) => /^\d{4}_.*\.sql$/.test(name))
  // Those before are part of releases.
  const late = files.filter((name) => name >= "0043")
  expect(late.length).toBeGreaterThan(0)
  for (const name of late) {
    const statements = readFileSync(join(folder, name), "utf8").split("--> statement-breakpoint")
    const isBuilt = (text: string) => /^\s*(?:--.*\n\s*)*create (?:unique )?index/i.test(text)
    const firstDrop = statements.findIndex((text) => /\bdrop index\b/i.test(text))
    const lastBuilt = statements.findLastIndex(isBuilt)
    expect(firstDrop === -1 || lastBuilt < firstDrop, name).toBe(true)
  }
})
