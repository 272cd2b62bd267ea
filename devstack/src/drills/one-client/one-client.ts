import { loadavg } from "node:os"
import { setTimeout as wait } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { runNode } from "../../processes/run-program.ts"
import { type Drill, rowOfFaults, rowOfTime } from "../drill.ts"
import { visitor } from "../fleet/visitor.ts"
import type { FloodAnswers } from "../flood/requests.ts"

const program = fileURLToPath(new URL("../../run-flood.ts", import.meta.url))

/** Milliseconds that 95 of 100 pages of others may take. */
const maxP95Ms = 1_000
const seconds = { without: 6, under: 10 }

/**
 * Others read pages, a third of them searches that nobody made before; first alone, then while one
 * client keeps 120 such searches open and sends the next as soon as one is answered.
 */
export const oneClient: Drill = {
  name: "one-client",
  needs: "nginx",
  maxSeconds: 30,
  async run({ fleet: open, shutdown }) {
    const { ports } = await open()
    const without = await readPages(ports.secure, seconds.without)
    const url = `https://127.0.0.1:${ports.secure}/anuncios?s=zq{n}`
    const attack = { seconds: seconds.under + 2, requests: [{ url, parallel: 120 }] }
    const lines: string[] = []
    const attacker = runNode([program, JSON.stringify(attack)], {
      env: { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: "0", NODE_NO_WARNINGS: "1" },
      onLine: (line, from) => void (from === "stdout" && lines.push(line)),
    })
    shutdown.add(() => attacker.stop())
    await wait(1_500)
    const under = await readPages(ports.secure, seconds.under)
    await attacker.exited
    const answers: FloodAnswers = JSON.parse(lines.join(""))
    const sent = Object.values(answers).reduce((sum, count) => sum + count, 0)
    const p95 = rowOfTime("p95 of the pages of others", p95Of(under.times), maxP95Ms)
    const alone = `${Math.round(p95Of(without.times))} ms without the client`
    const load = `load average ${loadavg()[0]?.toFixed(1)}`
    return [
      rowOfFaults("pages of others refused", under.failed, under.times.length),
      { ...p95, figure: `${p95.figure}; ${alone}, ${load}` },
      rowOfFaults("searches that made a server fail (500)", answers[500] ?? 0, sent),
    ]
  },
}

let count = 0

/** Pages of many visitors, one after another. */
async function readPages(securePort: number, during: number) {
  const times: number[] = []
  let failed = 0
  const endsAt = performance.now() + during * 1_000
  for (; performance.now() < endsAt; count += 1) {
    const path = ["/", `/anuncios?s=grua+${count}`, "/anuncios"][count % 3] ?? "/"
    const sentAt = performance.now()
    const answer = await visitor(securePort, 7_000 + count)
      .ask({ path })
      .catch(() => null)
    if (answer?.status !== 200) failed += 1
    times.push(performance.now() - sentAt)
    await wait(100)
  }
  return { times, failed }
}

function p95Of(times: readonly number[]): number {
  const sorted = times.toSorted((left, right) => left - right)
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN
}
