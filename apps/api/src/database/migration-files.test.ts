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
