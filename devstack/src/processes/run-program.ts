import { type ChildProcess, spawn } from "node:child_process"
import { createWriteStream } from "node:fs"
import { createInterface } from "node:readline"
import { setTimeout as wait } from "node:timers/promises"
import { repositoryRoot } from "../repository-root.ts"

export type ProgramOptions = {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Everything the program prints goes here. */
  logFile?: string
  onLine?: (line: string, from: "stdout" | "stderr") => void
  /** Lets our terminal show what it prints, as it prints it. */
  inherit?: boolean
  /** Lower priority, for work that nobody waits for. */
  nice?: boolean
}

export type Program = {
  /** Exit code; 128 and more when a signal ended it. */
  exited: Promise<number>
  /** The last lines it printed, for telling why it failed. */
  tail: () => string
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

const followParent = new URL("follow-parent.ts", import.meta.url).href
const graceMs = 5000
const leftoverMs = 3000
const tailLines = 40

/** Runs a script on this Node; the script ends with us, however we end. */
export function runNode(script: string[], options: ProgramOptions = {}): Program {
  return runProgram(process.execPath, ["--import", followParent, ...script], options, true)
}

/** Runs a command in a process group of its own, so that stopping it stops what it started. */
export function runProgram(
  command: string,
  args: string[],
  options: ProgramOptions = {},
  follows = false,
): Program {
  const output = options.inherit ? "inherit" : "pipe"
  const child = spawn(
    options.nice && process.platform !== "win32" ? "nice" : command,
    options.nice && process.platform !== "win32" ? ["-n", "15", command, ...args] : args,
    {
      cwd: options.cwd ?? repositoryRoot,
      env: { ...(options.env ?? process.env), WARA_FOLLOWS: String(process.pid) },
      detached: true,
      stdio: ["ignore", output, output, ...(follows ? (["ipc"] as const) : [])],
    },
  )
  const tail = collectLines(child, options)
  const exited = new Promise<number>((resolve) => {
    child.once("error", () => resolve(127))
    child.once("exit", () => void emptyGroup(child))
    child.once("close", (code, signal) => {
      void emptyGroup(child).then(() => resolve(code ?? (signal ? 128 : 1)))
    })
  })
  const stop = (signal: NodeJS.Signals = "SIGTERM") => stopGroup(child, exited, signal)
  return { exited, tail: () => tail.join("\n"), stop }
}

function collectLines(child: ChildProcess, options: ProgramOptions): string[] {
  const log = options.logFile ? createWriteStream(options.logFile, { flags: "a" }) : null
  // A full disk must not end us because a log cannot be written.
  log?.on("error", () => {})
  const tail: string[] = []
  for (const from of ["stdout", "stderr"] as const) {
    const input = child[from]
    if (!input) continue
    createInterface({ input }).on("line", (line) => {
      tail.push(line)
      if (tail.length > tailLines) tail.shift()
      log?.write(`${line}\n`)
      options.onLine?.(line, from)
    })
  }
  child.once("close", () => log?.end())
  return tail
}

async function stopGroup(child: ChildProcess, exited: Promise<number>, signal: NodeJS.Signals) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  const timer = setTimeout(() => killGroup(child, "SIGKILL"), graceMs)
  await exited
  clearTimeout(timer)
}

/** Ends what the program started and left behind: asks first, then insists. */
async function emptyGroup(child: ChildProcess) {
  if (!killGroup(child, "SIGTERM")) return
  for (const end = Date.now() + leftoverMs; Date.now() < end; await wait(50)) {
    if (!killGroup(child, 0)) return
  }
  killGroup(child, "SIGKILL")
}

/** False when nobody is in the program's group any more. */
function killGroup(child: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    return child.pid !== undefined && process.kill(-child.pid, signal)
  } catch {
    return false
  }
}
