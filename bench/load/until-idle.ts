import { setTimeout as wait } from "node:timers/promises"
import { cpuMsOf, descendantsOf } from "./cores.ts"

/** The share of a processor below which the stack is idle, and seconds that it may take to be. */
const idle = { share: 0.1, seconds: 60 }

/** Waits until the programs that this process has started are idle. */
export async function untilIdle(): Promise<void> {
  const usedMs = () => cpuMsOf(descendantsOf(process.pid))
  for (let second = 0, before = usedMs(); second < idle.seconds; second += 1) {
    await wait(1_000)
    const now = usedMs()
    if (now - before < idle.share * 1_000) return
    before = now
  }
}
