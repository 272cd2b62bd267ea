import { availableParallelism, loadavg } from "node:os"
import { type DrillRow, rowOfFaults, rowOfTime } from "../drill.ts"
import type { Timed } from "./log-ins.ts"
import type { FloodAnswers } from "./requests.ts"

/** Milliseconds that 95 of 100 requests may take beside the flood. */
const maxP95Ms = { logIn: 500, accountPage: 500, payment: 500 }

/** Milliseconds after the flood within which another network gets a picture nobody asked for before. */
const maxPictureMs = 3_000

/** What others did beside the flood, or before it. */
type Visits = { logIns: Timed; accountPages: Timed; returns: Timed }

export function rowsOfFaults({ accountPages, logIns, returns }: Visits): DrillRow[] {
  const row = (what: string, { failed, times }: Timed) =>
    rowOfFaults(`${what} refused beside the flood`, failed, times.length)
  return [
    row("log-ins", logIns),
    row("account pages", accountPages),
    row("returns of payments", returns),
  ]
}

/** Not in the short form, in which other tests share the processors, so that times say nothing. */
export function rowsOfTimes(when: string, { accountPages, logIns, returns }: Visits): DrillRow[] {
  const load = `load ${loadavg()[0]?.toFixed(1)} of ${availableParallelism()}`
  const row = (what: string, { times }: Timed, maxMs: number) => {
    const sorted = times.toSorted((left, right) => left - right)
    const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN
    return rowOfTime(`p95 of ${times.length} ${what} ${when}, ${load}`, p95, maxMs)
  }
  return [
    row("log-ins", logIns, maxP95Ms.logIn),
    row("account pages", accountPages, maxP95Ms.accountPage),
    row("returns of payments", returns, maxP95Ms.payment),
  ]
}

export function rowsOfPicture({ isRead, ms }: { isRead: boolean; ms: number }, isShort: boolean) {
  const fault = rowOfFaults("pictures refused to others after the flood", isRead ? 0 : 1, 1)
  return isShort ? [fault] : [fault, rowOfTime("a new picture after the flood", ms, maxPictureMs)]
}

/** Faults are answers that say that a server failed; 503 refuses, which is what is wanted. */
export function rowOfAttacks(answers: FloodAnswers): DrillRow {
  const all = Object.values(answers).reduce((sum, count) => sum + count, 0)
  return rowOfFaults("attacks that made a server fail (500)", answers[500] ?? 0, all)
}
