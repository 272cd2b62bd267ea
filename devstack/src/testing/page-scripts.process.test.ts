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
  { page: "home", route: "page/", bytes: 142_000, files: 10 },
  { page: "list", route: "page/anuncios", bytes: 144_600, files: 10 },
  { page: "ad", route: "page/anuncios/:slug", bytes: 147_500, files: 10 },
  { page: "log-in", route: "page/login", bytes: 145_500, files: 12 },
  { page: "post an ad", route: "page/anunciar", bytes: 193_000, files: 12 },
]

test.each(budgets)(
  "[B7.7] [B7.21] the scripts of $page stay within their budget",
  async (budget) => {
    const files = await pageScripts(client, budget.route)
    const table = files.map(({ name, bytes }) => `${bytes} ${name}`).join("\n")
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    expect(bytes, table).toBeLessThanOrEqual(budget.bytes)
    expect(files.length, table).toBeLessThanOrEqual(budget.files)
  },
)
