import { setTimeout as wait } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { runNode } from "../../processes/run-program.ts"
import { type Drill, rowOfFaults, rowOfTime } from "../drill.ts"
import { visitor } from "../fleet/visitor.ts"
import type { FloodAnswers } from "../flood/requests.ts"

const program = fileURLToPath(new URL("../../run-flood.ts", import.meta.url))

/** Milliseconds that 95 of 100 pages of others may take. */
const maxP95Ms = 1_000
const seconds = 12

/** One client keeps 120 searches open that nobody asked for before; others go on reading. */
export const oneClient: Drill = {
  name: "one-client",
  needs: "nginx",
  maxSeconds: 25,
  async run({ fleet: open, shutdown }) {
    const { ports } = await open()
    const url = `https://127.0.0.1:${ports.secure}/anuncios?s=zq{n}`
    const attack = { seconds, requests: [{ url, parallel: 120 }] }
    const lines: string[] = []
    const attacker = runNode([program, JSON.stringify(attack)], {
      env: { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: "0", NODE_NO_WARNINGS: "1" },
      onLine: (line, from) => void (from === "stdout" && lines.push(line)),
    })
    shutdown.add(() => attacker.stop())
    await wait(1_500)
    const times: number[] = []
    let failed = 0
    const endsAt = performance.now() + (seconds - 3) * 1_000
    for (let count = 0; performance.now() < endsAt; count += 1) {
      const path = ["/", `/anuncios?s=grua+${count}`, "/anuncios"][count % 3] ?? "/"
      const sentAt = performance.now()
      const answer = await visitor(ports.secure, 7_000 + count)
        .ask({ path })
        .catch(() => null)
      if (answer?.status !== 200) failed += 1
      times.push(performance.now() - sentAt)
      await wait(100)
    }
    await attacker.exited
    const answers: FloodAnswers = JSON.parse(lines.join(""))
    const sent = Object.values(answers).reduce((sum, count) => sum + count, 0)
    const p95 = times.toSorted((left, right) => left - right)[Math.ceil(times.length * 0.95) - 1]
    return [
      rowOfFaults("pages of others refused beside 120 searches", failed, times.length),
      rowOfTime("p95 of the pages of others", p95 ?? Number.NaN, maxP95Ms),
      rowOfFaults("searches that made a server fail (500)", answers[500] ?? 0, sent),
    ]
  },
}
