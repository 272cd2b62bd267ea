import { setTimeout as wait } from "node:timers/promises"
import type { Drill, DrillRow, DrillTools } from "./drill.ts"
import { NotRun } from "./fleet/find-program.ts"

type NamedRow = DrillRow & { drill: string }

/** Runs the drills one after another; one that throws or takes too long is a row that fails. */
export async function runDrills(
  drills: readonly Drill[],
  tools: DrillTools,
  log: (line: string) => void,
): Promise<NamedRow[]> {
  const rows: NamedRow[] = []
  for (const drill of drills) {
    if (tools.shutdown.signal.aborted) break
    log(`\n--- ${drill.name}`)
    const startedAt = performance.now()
    const found = await runDrill(drill, tools)
    const seconds = Math.round((performance.now() - startedAt) / 1_000)
    log(`--- ${drill.name}: ${found.filter(({ isMet }) => !isMet).length} failed in ${seconds} s`)
    rows.push(...found.map((row) => ({ drill: drill.name, ...row })))
  }
  return rows
}

/** In the short form other tests share the processors, and servers take long to start. */
const slownessOfShortForm = 5

async function runDrill(drill: Drill, tools: DrillTools): Promise<DrillRow[]> {
  const unprepared = await prepare(drill, tools).then(() => null, rowOfFailure)
  if (unprepared !== null) return [unprepared]
  const timer = new AbortController()
  const maxSeconds = drill.maxSeconds * (tools.isShort ? slownessOfShortForm : 1)
  const late = wait(maxSeconds * 1_000, null, { signal: timer.signal }).then(() => {
    throw new Error(`took longer than ${maxSeconds} s`)
  })
  late.catch(() => {})
  try {
    const rows = await Promise.race([drill.run(tools), late])
    if (rows.length > 0) return rows
    throw new Error("measured nothing")
  } catch (cause) {
    return [rowOfFailure(cause)]
  } finally {
    timer.abort()
  }
}

async function prepare({ needs }: Drill, { fleet, sharedStack }: DrillTools): Promise<void> {
  if (needs === "stack") await sharedStack()
  else if (needs !== undefined) await fleet(needs)
}

function rowOfFailure(cause: unknown): DrillRow {
  const reason = cause instanceof Error ? cause.message : String(cause)
  const text = reason.split("\n", 1)[0] ?? ""
  const isNotRun = cause instanceof NotRun
  const figure = isNotRun ? `not run: ${text}` : text
  const row = { what: "the drill itself", figure, bound: "runs to its end", isMet: isNotRun }
  return isNotRun ? { ...row, isNotRun } : row
}

const header = { drill: "drill", what: "what", figure: "figure", bound: "bound" }

/** The rows as a table in columns, with the result of each. */
export function drillTable(rows: readonly NamedRow[]): string {
  const widthOf = (name: keyof typeof header) =>
    Math.max(...[header, ...rows].map((row) => row[name].length))
  const names = ["drill", "what", "figure", "bound"] as const
  const widths = names.map((name) => widthOf(name))
  const line = (cells: Record<keyof typeof header, string>, result: string) =>
    [...names.map((name, index) => cells[name].padEnd(widths[index] ?? 0)), result].join("  ")
  return [line(header, "result"), ...rows.map((row) => line(row, resultOf(row)))].join("\n")
}

function resultOf({ isMet, isNotRun }: DrillRow): string {
  if (isNotRun) return "not run"
  return isMet ? "ok" : "FAILED"
}
