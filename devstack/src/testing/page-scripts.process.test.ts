import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "vitest"
import { repositoryRoot } from "../repository-root.ts"
import {
  laterScripts,
  leavingScripts,
  openingScripts,
  pageScripts,
  type ScriptFile,
} from "./page-scripts.ts"

const client = join(repositoryRoot, "apps/web/build/client")

const sum = (files: ScriptFile[]) => files.reduce((total, { bytes }) => total + bytes, 0)

function expectWithin(files: ScriptFile[], budget: { bytes: number; files: number }): void {
  const table = files.map(({ name, bytes }) => `${bytes} ${name}`).join("\n")
  expect(sum(files), table).toBeLessThanOrEqual(budget.bytes)
  expect(files.length, table).toBeLessThanOrEqual(budget.files)
}

test("[B7.7] [B7.103] opening a page loads at most 2 kB of scripts, which count it", async () => {
  expectWithin(await openingScripts(client), { bytes: 1_935, files: 2 })
})

/**
 * What the first sign of a person adds: bytes in brotli and number of files, at most one percent
 * above what the pages have. React and the components of the router are 66 kB of each.
 */
const budgets = [
  { page: "home", route: "page/", bytes: 107_000, files: 9 },
  { page: "list", route: "page/anuncios", bytes: 103_100, files: 8 },
  { page: "ad", route: "page/anuncios/:slug", bytes: 112_900, files: 9 },
  { page: "log-in", route: "page/login", bytes: 111_100, files: 11 },
  { page: "post an ad", route: "page/anunciar", bytes: 160_500, files: 12 },
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

test("[B7.192] a list that is interactive has loaded at most 105 kB of scripts", async () => {
  expectWithin(await pageScripts(client, "page/anuncios"), { bytes: 105_000, files: 10 })
})

test("[B7.193] a filter that is chosen first adds what reads typed prices, and nothing else", async () => {
  const list = await pageScripts(client, "page/anuncios")
  expectWithin(await laterScripts(client, "search-of-values", list), { bytes: 2_350, files: 2 })
})

test("[B7.170] leading on from a page adds the router's core and the list of routes", async () => {
  expectWithin(await leavingScripts(client), { bytes: 27_600, files: 2 })
})

test("[B7.174] the report of sizes leaves out styles that the files do not have", async () => {
  const report = await readFile(join(repositoryRoot, "apps/web/build/module-sizes.json"), "utf8")
  expect(report).toContain("app/app.css?url")
  expect(report).not.toContain(".css?inline")
})
