/**
 * npm run bench: loads the production stack beside reference servers and prints one table.
 * `--ads N` sets the number of ads, `--only visitors|logged-in|api|browser` runs one part.
 */
import { parseArgs } from "node:util"
import { startStack } from "@wara/devstack/start-stack"
import { bindServers } from "./load/cores.ts"
import { measureApi } from "./parts/api.ts"
import { measureLighthouse } from "./parts/lighthouse.ts"
import { measureMembers } from "./parts/members.ts"
import { measureMemory } from "./parts/memory.ts"
import { measureVisitors } from "./parts/visitors.ts"
import type { Row } from "./result-row.ts"
import { openSite, type Site } from "./site.ts"
import { markdownTable, writeResults } from "./write-results.ts"

const { values } = parseArgs({
  options: { ads: { type: "string", default: "5000" }, only: { type: "string" } },
})
const ads = Number(values.ads)

const parts: Record<string, (site: Site) => Promise<Row[]>> = {
  browser: measureLighthouse,
  visitors: measureVisitors,
  "logged-in": measureMembers,
  api: measureApi,
}
if (values.only !== undefined && parts[values.only] === undefined) {
  console.error(`--only takes one of ${Object.keys(parts).join(", ")}`)
  process.exit(2)
}

const stack = await startStack({ ads, unlimited: true })
try {
  const site = await openSite(stack)
  const rows: Row[] = []
  for (const [name, measure] of Object.entries(parts)) {
    if (values.only !== undefined && values.only !== name) continue
    // A browser needs a core of its own; the loads share one among all servers.
    if (name !== "browser") bindServers()
    console.log(`\n--- ${name}`)
    const measured = await measure(site)
    console.log(markdownTable(measured))
    rows.push(...measured)
  }
  const memory = measureMemory()
  console.log(`\n${markdownTable(memory)}`)
  await writeResults([...rows, ...memory], ads)
} finally {
  await stack.stop()
}
