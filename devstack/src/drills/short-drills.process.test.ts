import { afterAll, expect, test } from "vitest"
import { createShutdown } from "../processes/shutdown.ts"
import { drillTools } from "./drill.ts"
import { flood } from "./flood/flood.ts"
import { drillTable, runDrills } from "./run-drills.ts"

const shutdown = createShutdown()
const options = { ads: 200, images: "background", env: { TRUSTED_PROXY_HOPS: "1" } } as const
const tools = drillTools(shutdown, true, options)
afterAll(shutdown.stopAll)

test("[B8.40] log-ins beside a flood of cheap attacks are answered, in the short form of the drill", async () => {
  const rows = await runDrills([flood], tools, () => {})
  expect(rows.filter(({ isMet }) => !isMet).length, drillTable(rows)).toBe(0)
}, 120_000)
