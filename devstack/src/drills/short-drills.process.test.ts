import { afterAll, expect, test } from "vitest"
import { createShutdown } from "../processes/shutdown.ts"
import { type Drill, drillTools } from "./drill.ts"
import { flood } from "./flood/flood.ts"
import { kills } from "./kills/kills.ts"
import { apisStopped } from "./outages/apis-stopped.ts"
import { databaseStopped } from "./outages/database-stopped.ts"
import { rollingRestart } from "./rolling-restart/rolling-restart.ts"
import { drillTable, runDrills } from "./run-drills.ts"

const shutdown = createShutdown()
const options = {
  // Pictures that arrive later outdate the pages that an outage has to find kept.
  ...({ ads: 200, images: "wait", drawing: "sketches" } as const),
  // A busy machine lags, which must not cause rejections: only faults are counted.
  env: { TRUSTED_PROXY_HOPS: "1", API_MAX_LAG: "0", WEB_MAX_LAG: "0" },
}
const tools = drillTools(shutdown, true, options)
afterAll(shutdown.stopAll)

async function failuresOf(drills: Drill[]): Promise<{ failed: number; table: string }> {
  const rows = await runDrills(drills, tools, () => {})
  const table = drillTable(rows)
  if (rows.some(({ isNotRun }) => isNotRun)) console.info(table)
  const missing = drills.filter(({ name }) => !rows.some(({ drill }) => drill === name))
  return { failed: missing.length + rows.filter(({ isMet }) => !isMet).length, table }
}

test("[B8.40] [B8.83] log-ins, account pages and returns of payments beside a flood of cheap attacks are answered, in the short form of the drill", async () => {
  const { failed, table } = await failuresOf([flood])
  expect(failed, table).toBe(0)
}, 240_000)

test("[B9.14] [B9.92] servers behind nginx that are killed, restarted or away, and a database that is stopped, cost nobody a session or a message", async () => {
  const stopped = [databaseStopped("nginx"), apisStopped("nginx")]
  const drills = [kills("nginx"), rollingRestart("nginx"), ...stopped]
  const { failed, table } = await failuresOf(drills)
  expect(failed, table).toBe(0)
}, 600_000)
