import { setTimeout as wait } from "node:timers/promises"
import type { Program } from "../processes/run-program.ts"

const pauseMs = 100

/** Asks the address until it answers 2xx: "ready", or why not. */
export async function waitUntilReady(
  url: string,
  program: Program,
  limitMs: number,
): Promise<"ready" | "ended" | "silent"> {
  let ended = false
  void program.exited.then(() => {
    ended = true
  })
  for (const end = Date.now() + limitMs; Date.now() < end; await wait(pauseMs)) {
    if (ended) return "ended"
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok) return "ready"
  }
  return "silent"
}
