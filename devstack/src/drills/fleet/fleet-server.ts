import { setTimeout as wait } from "node:timers/promises"
import { type Program, runNode } from "../../processes/run-program.ts"
import type { Shutdown } from "../../processes/shutdown.ts"

/** One server of the fleet, which drills kill, stop and start again. */
export type FleetServer = {
  name: string
  port: number
  url: string
  /** Starts it and waits until it is ready. */
  start: (env?: NodeJS.ProcessEnv) => Promise<void>
  /** Ends it at once, as a crash does. */
  kill: () => Promise<void>
  /** Asks it to stop and waits until it has; its exit code. */
  terminate: () => Promise<number>
  /** The last lines of its log. */
  tail: () => string
}

const readyTimeoutMs = 60_000

/** Draining takes `drainSeconds`, ending at most ten more. */
export const drainSeconds = 5
const graceMs = (drainSeconds + 12) * 1_000

export function fleetServer(
  { name, port, script }: { name: string; port: number; script: string[] },
  environment: NodeJS.ProcessEnv,
  shutdown: Shutdown,
): FleetServer {
  const url = `http://127.0.0.1:${port}`
  let program: Program | null = null
  const stop = async (signal: NodeJS.Signals) => {
    const running = program
    program = null
    await running?.stop(signal)
    const code = (await running?.exited) ?? 0
    // One that was asked to stop has to end by itself; its log says what it waited for.
    if (signal === "SIGTERM" && code !== 0) console.error(`${name}: ${code}\n${running?.tail()}`)
    return code
  }
  // A command that ends does not wait for the drain.
  shutdown.add(() => stop("SIGKILL"))
  async function start(env: NodeJS.ProcessEnv = {}) {
    const started = runNode(script, { env: { ...environment, ...env }, graceMs })
    program = started
    let hasEnded = false
    void started.exited.then((code) => {
      hasEnded = true
      // A drill that stops it has forgotten it before.
      if (program === started) console.error(`${name} ended with ${code}: ${started.tail()}`)
    })
    for (const end = Date.now() + readyTimeoutMs; Date.now() < end; await wait(50)) {
      if (hasEnded) break
      const answer = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(2_000) }).catch(
        () => null,
      )
      await answer?.body?.cancel()
      if (answer?.ok) return
    }
    throw new Error(`${name} is not ready: ${started.tail().slice(-2_000)}`)
  }
  return {
    ...{ name, port, url, start },
    kill: async () => void (await stop("SIGKILL")),
    terminate: () => stop("SIGTERM"),
    tail: () => program?.tail() ?? "",
  }
}
