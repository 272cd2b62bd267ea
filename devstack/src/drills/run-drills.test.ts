import { expect, test } from "vitest"
import { createShutdown } from "../processes/shutdown.ts"
import { allDrills } from "./all-drills.ts"
import { type Drill, drillTools, rowOfFaults, rowOfSeconds, rowOfTime } from "./drill.ts"
import { NotRun, requireProgram } from "./fleet/find-program.ts"
import { drillTable, runDrills } from "./run-drills.ts"

const tools = drillTools(createShutdown(), false, { ads: 1 })
const quiet = () => {}
const drill = (name: string, run: Drill["run"], maxSeconds = 5): Drill => ({
  ...{ name, run, maxSeconds },
})

test("a drill that throws, measures nothing or takes too long is a row that fails", async () => {
  const rows = await runDrills(
    [
      drill("broken", () => Promise.reject(new Error("no api\nat line 1"))),
      drill("empty", async () => []),
      drill("endless", () => new Promise(() => {}), 0.01),
      drill("good", async () => [rowOfTime("log-in", 12.4, 500)]),
    ],
    tools,
    quiet,
  )
  expect(rows.map(({ drill, figure, isMet }) => [drill, figure, isMet])).toEqual([
    ["broken", "no api", false],
    ["empty", "measured nothing", false],
    ["endless", "took longer than 0.01 s", false],
    ["good", "12 ms", true],
  ])
})

test("[B9.14] a drill whose program is not installed is not run, and does not fail", async () => {
  const rows = await runDrills(
    [drill("proxied", async () => [rowOfTime(requireProgram("no-such-proxy", "proxies"), 1, 2)])],
    tools,
    quiet,
  )
  expect(rows).toMatchObject([{ isMet: true, isNotRun: true }])
  const line = drillTable(rows).split("\n")[1]
  expect(line).toMatch(/not run: no-such-proxy is missing, apt-get install proxies .* not run$/)
  expect(() => requireProgram("no-such-proxy")).toThrow(NotRun)
})

test("bounds are inclusive, and no measurement is no success", () => {
  expect(rowOfTime("log-in", 500, 500).isMet).toBe(true)
  expect(rowOfTime("log-in", 500.1, 500).isMet).toBe(false)
  expect(rowOfTime("log-in", Number.NaN, 500).isMet).toBe(false)
  expect(rowOfFaults("refused", 0, 7)).toMatchObject({ figure: "0 of 7", isMet: true })
  expect(rowOfFaults("refused", 1, 7).isMet).toBe(false)
  expect(rowOfFaults("refused", 0, 0).isMet).toBe(false)
  expect(rowOfFaults("refused", 1, 100, 1).isMet).toBe(true)
  expect(rowOfFaults("refused", 2, 100, 1)).toMatchObject({ bound: "≤ 1 %", isMet: false })
  expect(rowOfSeconds("recovered", 15_000, 15)).toMatchObject({ figure: "15.0 s", isMet: true })
  expect(rowOfSeconds("recovered", 15_100, 15).isMet).toBe(false)
})

test("the table has aligned columns and names what failed", () => {
  const row = { drill: "flood", ...rowOfTime("log-in", 612, 500) }
  expect(drillTable([row]).split("\n")).toEqual([
    "drill  what    figure  bound     result",
    "flood  log-in  612 ms  ≤ 500 ms  FAILED",
  ])
})

test("all drills together take at most 15 minutes", () => {
  const seconds = allDrills.reduce((sum, { maxSeconds }) => sum + maxSeconds, 0)
  expect(seconds).toBeLessThanOrEqual(15 * 60)
  expect(new Set(allDrills.map(({ name }) => name)).size).toBe(allDrills.length)
})
