import type { Shutdown } from "../processes/shutdown.ts"
import { type RunningStack, type StartStackOptions, startStack } from "../start-stack.ts"

/** One line of the table: what was measured in a drill, and whether it stays within its bound. */
export type DrillRow = { what: string; figure: string; bound: string; isMet: boolean }

/** What a drill may use. */
export type DrillTools = {
  /**
   * The production stack with demo data on free ports, shared by the drills that do not damage it;
   * the first drill that asks for it starts it.
   */
  sharedStack: () => Promise<RunningStack>
  /** Stops what a drill started itself when the command ends in any way. */
  shutdown: Shutdown
  /** Whether only the short form runs, as in `npm test`. */
  isShort: boolean
}

/** A drill is one file in a folder of `drills/`, listed in `all-drills.ts`. */
export type Drill = {
  name: string
  /** Seconds after which it counts as failed. */
  maxSeconds: number
  run: (tools: DrillTools) => Promise<DrillRow[]>
}

/** A figure in milliseconds that must not exceed its bound. */
export function rowOfTime(what: string, ms: number, maxMs: number): DrillRow {
  return { what, figure: `${Math.round(ms)} ms`, bound: `≤ ${maxMs} ms`, isMet: ms <= maxMs }
}

/** A number of faults, of which none is allowed. */
export function rowOfFaults(what: string, faults: number, of: number): DrillRow {
  const isMet = faults === 0 && of > 0
  return { what, figure: `${faults} of ${of}`, bound: "0", isMet }
}

/** Tools whose shared stack starts once, when it is needed. */
export function drillTools(
  shutdown: Shutdown,
  isShort: boolean,
  options: StartStackOptions,
): DrillTools {
  let stack: Promise<RunningStack> | null = null
  const sharedStack = () => {
    stack ??= startStack(options, shutdown)
    return stack
  }
  return { sharedStack, shutdown, isShort }
}
