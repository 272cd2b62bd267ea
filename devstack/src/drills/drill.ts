import type { Shutdown } from "../processes/shutdown.ts"
import { type RunningStack, type StartStackOptions, startStack } from "../start-stack.ts"
import { type DrillDatabase, openDrillDatabase } from "./fleet/drill-database.ts"
import { type Fleet, startFleet } from "./fleet/fleet.ts"
import type { ProxyName } from "./fleet/start-proxy.ts"

/** One line of the table: what was measured in a drill, and whether it stays within its bound. */
export type DrillRow = {
  what: string
  figure: string
  bound: string
  isMet: boolean
  /** Whether what it needs is missing on this machine: neither success nor failure. */
  isNotRun?: boolean
}

/** What a drill may use. */
export type DrillTools = {
  /**
   * The production stack with demo data on free ports, shared by the drills that do not damage it;
   * the first drill that asks for it starts it.
   */
  sharedStack: () => Promise<RunningStack>
  /** Its database, which may be stopped. */
  database: () => Promise<DrillDatabase>
  /** Two apis and two web servers on its data, behind a proxy of the system. */
  fleet: (proxy?: ProxyName) => Promise<Fleet>
  /** Stops what a drill started itself when the command ends in any way. */
  shutdown: Shutdown
  /** Whether only the short form runs, as in `npm test`. */
  isShort: boolean
}

/** A drill is one file in a folder of `drills/`, listed in `all-drills.ts`. */
export type Drill = {
  name: string
  /** What it shares with other drills; starting that does not count as its time. */
  needs?: "stack" | ProxyName
  /** Seconds after which it counts as failed. */
  maxSeconds: number
  run: (tools: DrillTools) => Promise<DrillRow[]>
}

/** A figure in milliseconds that must not exceed its bound. */
export function rowOfTime(what: string, ms: number, maxMs: number): DrillRow {
  return { what, figure: `${Math.round(ms)} ms`, bound: `≤ ${maxMs} ms`, isMet: ms <= maxMs }
}

/** A figure in seconds that must not exceed its bound. */
export function rowOfSeconds(what: string, ms: number, maxSeconds: number): DrillRow {
  const isMet = ms <= maxSeconds * 1_000
  return { what, figure: `${(ms / 1_000).toFixed(1)} s`, bound: `≤ ${maxSeconds} s`, isMet }
}

/** A number of faults, of which no more than `maxPercent` are allowed. */
export function rowOfFaults(what: string, faults: number, of: number, maxPercent = 0): DrillRow {
  const isMet = of > 0 && faults * 100 <= of * maxPercent
  const bound = maxPercent === 0 ? "0" : `≤ ${maxPercent} %`
  return { what, figure: `${faults} of ${of}`, bound, isMet }
}

/** Tools whose shared parts start once, when they are needed. */
export function drillTools(
  shutdown: Shutdown,
  isShort: boolean,
  options: StartStackOptions,
): DrillTools {
  const database = once(() => openDrillDatabase(shutdown))
  const sharedStack = once(async () => {
    const { url } = await database()
    return startStack({ ...options, databaseUrl: url }, shutdown)
  })
  const started = once(async (proxy: ProxyName) => startFleet(await sharedStack(), proxy, shutdown))
  const fleet = async (proxy: ProxyName = "nginx") => {
    const running = await started(proxy)
    await running.useProxy(proxy)
    return running
  }
  return { sharedStack, database, fleet, shutdown, isShort }
}

function once<Arguments extends unknown[], Result>(
  start: (...given: Arguments) => Promise<Result>,
): (...given: Arguments) => Promise<Result> {
  let starting: Promise<Result> | null = null
  return (...given) => {
    starting ??= start(...given)
    return starting
  }
}
