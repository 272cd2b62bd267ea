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

/** Binds what this process has started, and what that started, to the servers' core. */
export function bindServers(): void {
  if (!hasTaskset) return
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
