/**
 * npm run test:hard: attacks and faults against the production stack, with a table of what was
 * measured. `-- --only flood,…` runs some drills, `-- --short` their short form.
 */
import { parseArgs } from "node:util"
import { allDrills } from "../drills/all-drills.ts"
import { drillTools } from "../drills/drill.ts"
import { drillTable, runDrills } from "../drills/run-drills.ts"
import { prepareShutdown } from "../processes/shutdown.ts"

const { values } = parseArgs({
  options: { only: { type: "string" }, short: { type: "boolean", default: false } },
})
const known = allDrills.map(({ name }) => name)
const wanted = values.only?.split(",") ?? known
if (wanted.some((name) => !known.includes(name))) {
  console.error(`--only takes some of ${known.join(",")}`)
  process.exit(2)
}
const startedAt = performance.now()
const shutdown = prepareShutdown()
const options = {
  ads: 2_000,
  images: "background",
  drawing: "sketches",
  env: { TRUSTED_PROXY_HOPS: "1" },
} as const
const tools = drillTools(shutdown, values.short, options)
const chosen = allDrills.filter(({ name }) => wanted.includes(name))
const rows = await runDrills(chosen, tools, console.log)
await shutdown.stopAll()
const seconds = Math.round((performance.now() - startedAt) / 1_000)
const failed = rows.filter(({ isMet }) => !isMet).length
const notRun = rows.filter(({ isNotRun }) => isNotRun).length
console.log(`\n${drillTable(rows)}\n`)
console.log(`${failed} of ${rows.length} failed, ${notRun} not run, ${seconds} s`)
process.exit(failed > 0 || rows.length === 0 ? 1 : 0)
