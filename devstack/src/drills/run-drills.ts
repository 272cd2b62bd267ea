import { setTimeout as wait } from "node:timers/promises"
import type { Drill, DrillRow, DrillTools } from "./drill.ts"

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

async function runDrill(drill: Drill, tools: DrillTools): Promise<DrillRow[]> {
  const timer = new AbortController()
  const late = wait(drill.maxSeconds * 1_000, null, { signal: timer.signal }).then(() => {
    throw new Error(`took longer than ${drill.maxSeconds} s`)
  })
  late.catch(() => {})
  try {
    const rows = await Promise.race([drill.run(tools), late])
    if (rows.length > 0) return rows
    throw new Error("measured nothing")
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const figure = reason.split("\n", 1)[0] ?? ""
    return [{ what: "the drill itself", figure, bound: "runs to its end", isMet: false }]
  } finally {
    timer.abort()
  }
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
  return [
    line(header, "result"),
    ...rows.map((row) => line(row, row.isMet ? "ok" : "FAILED")),
  ].join("\n")
}
