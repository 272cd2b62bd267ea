import { spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"

const followParent = import.meta.resolve("../../../devstack/src/processes/follow-parent.ts")

type StartedProgram = {
  /** Its exit code; null when a signal ended it. */
  exited: Promise<number | null>
  end: (signal: NodeJS.Signals) => Promise<void>
}

/**
 * Starts a program with only these settings and reports the lines that it prints. It ends with this
 * process in every case: one left by a test whose time ran out would keep the test runner waiting.
 */
export function startProgram(
  program: string,
  settings: NodeJS.ProcessEnv,
  onLine: (line: string) => void,
): StartedProgram {
  const child = spawn(process.execPath, ["--import", followParent, program], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    env: {
      ...settings,
      WARA_FOLLOWS: String(process.pid),
      // Compiled code is reused, as in every program of the stack.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    },
  })
  if (child.stdout) createInterface({ input: child.stdout }).on("line", onLine)
  const exited = once(child, "exit").then(([code]) => (code === null ? null : Number(code)))
  return {
    exited,
    end: async (signal) => {
      child.kill(signal)
      await exited
    },
  }
}
