import { type DrillRow, rowOfFaults, rowOfSeconds } from "../drill.ts"
import type { Outcome } from "./load.ts"

export type FaultBounds = { maxPercent: number; maxSeconds: number }

/**
 * What a fault cost the requests of a load: how many failed, and how long after its end the last
 * of them was sent.
 */
export function faultRows(
  what: string,
  outcomes: readonly Outcome[],
  fault: { endedAt: number },
  { maxPercent, maxSeconds }: FaultBounds,
): DrillRow[] {
  const failed = outcomes.filter((outcome) => outcome.fault !== null)
  const kinds = new Set(failed.map(({ fault: reason, kind }) => `${kind}: ${reason}`))
  const named = kinds.size === 0 ? "" : ` (${[...kinds].slice(0, 3).join(", ")})`
  const count = rowOfFaults(`requests failed, ${what}`, failed.length, outcomes.length, maxPercent)
  const last = Math.max(fault.endedAt, ...failed.map(({ sentAt }) => sentAt))
  return [
    { ...count, figure: `${count.figure}${named}` },
    rowOfSeconds(`seconds to recover, ${what}`, last - fault.endedAt, maxSeconds),
  ]
}
