import { join } from "node:path"
import { expect, test } from "vitest"
import { repositoryRoot } from "../repository-root.ts"
import { pageScripts } from "./page-scripts.ts"

const client = join(repositoryRoot, "apps/web/build/client")

/**
 * Bytes in brotli and number of files, one percent above what the pages have. React and the router
 * alone are 93 kB of each.
 */
const budgets = [
  { page: "home", route: "page/", bytes: 145_200, files: 16 },
  { page: "list", route: "page/anuncios", bytes: 146_100, files: 10 },
  { page: "ad", route: "page/anuncios/:slug", bytes: 154_600, files: 14 },
  { page: "log-in", route: "page/login", bytes: 148_300, files: 17 },
  { page: "post an ad", route: "page/anunciar", bytes: 199_000, files: 30 },
]

test.each(budgets)("[B7.7] the scripts of $page stay within their budget", async (budget) => {
  const files = await pageScripts(client, budget.route)
  const table = files.map(({ name, bytes }) => `${bytes} ${name}`).join("\n")
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  expect(bytes, table).toBeLessThanOrEqual(budget.bytes)
  expect(files.length, table).toBeLessThanOrEqual(budget.files)
})
