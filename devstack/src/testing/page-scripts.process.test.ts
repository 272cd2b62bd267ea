import { join } from "node:path"
import { expect, test } from "vitest"
import { repositoryRoot } from "../repository-root.ts"
import { openingScripts, pageScripts, type ScriptFile } from "./page-scripts.ts"

const client = join(repositoryRoot, "apps/web/build/client")

const sum = (files: ScriptFile[]) => files.reduce((total, { bytes }) => total + bytes, 0)

function expectWithin(files: ScriptFile[], budget: { bytes: number; files: number }): void {
  const table = files.map(({ name, bytes }) => `${bytes} ${name}`).join("\n")
  expect(sum(files), table).toBeLessThanOrEqual(budget.bytes)
  expect(files.length, table).toBeLessThanOrEqual(budget.files)
}

test("[B7.7] [B7.103] opening a page loads at most 2 kB of scripts, which count it", async () => {
  expectWithin(await openingScripts(client), { bytes: 2_000, files: 2 })
})

/**
 * What the first sign of a person adds: bytes in brotli and number of files, at most one percent
 * above what the pages have. React and the router alone are 93 kB of each.
 */
const budgets = [
  { page: "home", route: "page/", bytes: 140_500, files: 9 },
  { page: "list", route: "page/anuncios", bytes: 143_000, files: 9 },
  { page: "ad", route: "page/anuncios/:slug", bytes: 146_000, files: 9 },
  { page: "log-in", route: "page/login", bytes: 143_900, files: 11 },
  { page: "post an ad", route: "page/anunciar", bytes: 191_600, files: 11 },
]

test.each(budgets)(
  "[B7.7] [B7.21] the scripts that the first sign adds to $page stay within their budget",
  async ({ route, ...budget }) => {
    const opened = new Set((await openingScripts(client)).map(({ name }) => name))
    const files = await pageScripts(client, route)
    expectWithin(
      files.filter(({ name }) => !opened.has(name)),
      budget,
    )
  },
)
