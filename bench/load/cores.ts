import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { availableParallelism } from "node:os"

/** All servers run on one core and the load generator on another, so that they do not compete. */
const serverCore = 0
export const generatorCore = 1

/** Whether programs can be bound to a core here. */
export const hasTaskset = availableParallelism() > 1 && canRun("taskset")

function canRun(command: string): boolean {
  try {
    execFileSync(command, ["--version"], { stdio: "ignore" })
    return true
  } catch {
    return false
  }
}

/** Whether the servers share their core; a browser gets what there is. */
let isBound = false

/** Binds what this process starts from now on, and has started, to the servers' core. */
export function bindServers(): void {
  isBound = true
  bindStarted()
}

/** Binds programs that were started meanwhile, if the others are bound. */
export function bindStarted(): void {
  if (!hasTaskset || !isBound) return
  for (const pid of descendantsOf(process.pid)) {
    // A program may have ended meanwhile.
    try {
      execFileSync("taskset", ["-acp", String(serverCore), String(pid)], { stdio: "ignore" })
    } catch {}
  }
}

/** The programs that a process has started, with those that they started. */
export function descendantsOf(pid: number): number[] {
  const children = childrenOf(pid)
  return [...children, ...children.flatMap(descendantsOf)]
}

/** Milliseconds between two ticks of the kernel's clock of processes. */
const tickMs = 10

/** Milliseconds of processor time that these programs have used. */
export function cpuMsOf(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    try {
      // The name in brackets may contain spaces; user and system time are the 12th and 13th after it.
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) /, "")
        .split(" ")
      return Number(fields[11]) + Number(fields[12])
    } catch {
      return 0
    }
  })
  return ticks.reduce((sum, value) => sum + value, 0) * tickMs
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
      .split(" ")
      .filter((text) => text !== "")
      .map(Number)
  } catch {
    return []
  }
}
