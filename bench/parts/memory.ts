import { readFileSync } from "node:fs"
import { descendantsOf } from "../load/cores.ts"
import { compareBound, type Row } from "../result-row.ts"

/** The servers by the file that starts them, with their targets in MB [B7.6]. */
const servers = [
  { name: "web", file: "apps/web/", max: 350 },
  { name: "api", file: "apps/api/src/serve.ts", max: 300 },
]

/** Memory of the servers after the loads before. */
export function measureMemory(): Row[] {
  const programs = descendantsOf(process.pid).map((pid) => ({
    command: read(`/proc/${pid}/cmdline`).replaceAll("\0", " "),
    megabytes: Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024,
  }))
  return servers.flatMap(({ name, file, max }) => {
    const own = programs.filter(({ command }) => command.includes(file))
    const [main] = own.toSorted((left, right) => right.megabytes - left.megabytes)
    if (main === undefined) return []
    const named = { part: "memory", figure: `${name} after the load` }
    return [compareBound(named, main.megabytes, { max, unit: "MB" })]
  })
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return ""
  }
}
