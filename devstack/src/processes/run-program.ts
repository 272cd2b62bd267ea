import { type ChildProcess, spawn } from "node:child_process"
import { createWriteStream } from "node:fs"
import { createInterface } from "node:readline"
import { setTimeout as wait } from "node:timers/promises"
import { repositoryRoot } from "../repository-root.ts"

export type ProgramOptions = {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** File that receives the program's output. */
  logFile?: string
  onLine?: (line: string, from: "stdout" | "stderr") => void
  /** Shows its output in our terminal as it is printed. */
  inherit?: boolean
  /** Lower priority, for background work. */
  nice?: boolean
  /** Milliseconds between a stop signal and the end by force; servers that drain need more. */
  graceMs?: number
}

export type Program = {
  /** Exit code; 128 and more when a signal ended it. */
  exited: Promise<number>
  /** The last lines of its output, for error messages. */
  tail: () => string
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

const followParent = new URL("follow-parent.ts", import.meta.url).href
const defaultGraceMs = 5000
const leftoverMs = 3000
const tailLines = 40

/** Runs a script on this Node version; the script always ends with this process. */
export function runNode(script: string[], options: ProgramOptions = {}): Program {
  return runProgram(process.execPath, ["--import", followParent, ...script], options, true)
}

/** Runs a command in its own process group, so that stopping it also stops its child processes. */
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
  const { graceMs = defaultGraceMs } = options
  const stop = (signal: NodeJS.Signals = "SIGTERM") => stopGroup(child, exited, signal, graceMs)
  return { exited, tail: () => tail.join("\n"), stop }
}

function collectLines(child: ChildProcess, options: ProgramOptions): string[] {
  const log = options.logFile ? createWriteStream(options.logFile, { flags: "a" }) : null
  // A full disk must not end this process because a log cannot be written.
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

async function stopGroup(
  child: ChildProcess,
  exited: Promise<number>,
  signal: NodeJS.Signals,
  graceMs: number,
) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  const timer = setTimeout(() => killGroup(child, "SIGKILL"), graceMs)
  await exited
  clearTimeout(timer)
}

/** Ends processes that the program left running: first with SIGTERM, then with SIGKILL. */
async function emptyGroup(child: ChildProcess) {
  if (!killGroup(child, "SIGTERM")) return
  for (const end = Date.now() + leftoverMs; Date.now() < end; await wait(50)) {
    if (!killGroup(child, 0)) return
  }
  killGroup(child, "SIGKILL")
}

/** False when no process is left in the program's group. */
function killGroup(child: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    return child.pid !== undefined && process.kill(-child.pid, signal)
  } catch {
    return false
  }
}
