/**
 * npm run bench: loads the production stack beside reference servers, prints one table and writes it
 * to bench/results. `--ads N` sets the number of ads, `--large` a million, `--only` runs some parts.
 */
import { parseArgs } from "node:util"
import { startStack } from "@wara/devstack/start-stack"
import { bindServers } from "./load/cores.ts"
import { untilIdle } from "./load/until-idle.ts"
import { measureApi } from "./parts/api.ts"
import { measureBytes } from "./parts/bytes.ts"
import { type Growth, growthRows, measureGrowth, sizesUpTo } from "./parts/growth.ts"
import { measureImages } from "./parts/images.ts"
import { measureLighthouse } from "./parts/lighthouse.ts"
import { measureMembers } from "./parts/members.ts"
import { measureMemory } from "./parts/memory.ts"
import { measureStart } from "./parts/start.ts"
import { measureVisitors } from "./parts/visitors.ts"
import { failedRow, measurable, type Row } from "./result-row.ts"
import { openSessions, openSite, type Site } from "./site.ts"
import { markdownTable, writeResults } from "./write-results.ts"

const { values } = parseArgs({
  options: {
    ads: { type: "string", default: "5000" },
    large: { type: "boolean", default: false },
    only: { type: "string" },
  },
})
const ads = values.large ? 1_000_000 : Number(values.ads)
let growth: Growth[] = []

/** In this order: growth adds the ads, and the first three parts need all cores. */
const parts: Record<string, (site: Site) => Promise<Row[]>> = {
  start: measureStart,
  growth: async (site) => {
    growth = await measureGrowth(site, ads)
    return growthRows(growth)
  },
  browser: measureLighthouse,
  bytes: measureBytes,
  visitors: measureVisitors,
  "logged-in": measureMembers,
  api: measureApi,
  images: measureImages,
  memory: async () => measureMemory(),
}
const unbound = new Set(["start", "growth", "browser"])
const wanted = values.only?.split(",") ?? Object.keys(parts)
const chosen = Object.entries(parts).filter(([name]) => wanted.includes(name))
if (chosen.length < wanted.length) {
  console.error(`--only takes some of ${Object.keys(parts).join(",")}`)
  process.exit(2)
}

const startedAt = performance.now()
const growsFirst = chosen.some(([name]) => name === "growth")
const stack = await startStack({
  ads: growsFirst ? (sizesUpTo(ads)[0] ?? ads) : ads,
  unlimited: true,
})
try {
  const sessions = openSessions(stack.apiUrl)
  const rows: Row[] = []
  for (const [name, measure] of chosen) {
    if (!unbound.has(name)) bindServers()
    // After its start, and after many new ads, the stack does jobs of its own for some seconds.
    await untilIdle()
    console.log(`\n--- ${name}, after ${Math.round((performance.now() - startedAt) / 1000)} s`)
    // The other parts are measured all the same.
    const measured = await openSite(stack, sessions)
      .then(measure)
      .catch((cause: unknown) => [failedRow(name, cause)])
    console.log(markdownTable(measured))
    rows.push(...measured)
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  await writeResults({ rows, growth, ads, seconds, parts: wanted.join(" ") })
  console.log(`\n${markdownTable(rows)}\n${seconds} s`)
  if (rows.some(({ target }) => target === measurable)) process.exitCode = 1
} finally {
  await stack.stop()
}
