import { startOwnServer } from "../own-server.ts"
import { compareBound, median, type Row } from "../result-row.ts"
import type { Site } from "../site.ts"

/** Milliseconds from the start of a server until it can work [B7.6]. */
const maxReadyMs = { api: 1_500, web: 1_000 } as const

/** Starts per server; their median counts. */
const starts = 5

/** Starts of the servers, beside the idle ones of the stack. */
export async function measureStart({ environment }: Site): Promise<Row[]> {
  const rows: Row[] = []
  for (const name of ["api", "web"] as const) {
    const times: number[] = []
    const cpuTimes: number[] = []
    for (let start = 0; start < starts; start += 1) {
      const server = await startOwnServer(name, environment)
      times.push(server.readyMs)
      cpuTimes.push(server.cpuMs)
      await server.stop()
    }
    const bound = { max: maxReadyMs[name], unit: "ms" }
    const figure = `${name}, to ready; ${median(cpuTimes)} ms of processor time`
    rows.push(compareBound({ part: "start", figure }, median(times), bound))
  }
  return rows
}
