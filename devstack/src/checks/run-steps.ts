import { type Program, runNode } from "../processes/run-program.ts"
import type { Shutdown } from "../processes/shutdown.ts"

/** A step runs one script after another until one fails. */
export type Step = { name: string; scripts: { script: string[]; cwd?: string }[] }

export type StepResults = { passed: number; failed: number }

const complaintLines = 80
const plain = { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined }

export type StepOptions = {
  /** Only with what others leave of the processors. */
  nice?: boolean
  print?: (line: string) => void
}

/** Runs every step, also after a failure, and prints each with its time and, failed, its output. */
export async function runSteps(
  steps: Step[],
  shutdown: Shutdown,
  { nice = false, print = console.log }: StepOptions = {},
): Promise<StepResults> {
  const results = { passed: 0, failed: 0 }
  for (const step of steps) {
    const started = Date.now()
    const complaint = await runStep(step, shutdown, nice)
    if (shutdown.signal.aborted) break
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    print(`${complaint === null ? "ok    " : "FAILED"} ${step.name} (${seconds} s)`)
    if (complaint !== null) printComplaint(complaint, print)
    results[complaint === null ? "passed" : "failed"] += 1
  }
  return results
}

function printComplaint(complaint: string, print: (line: string) => void) {
  const lines = complaint.split("\n")
  for (const line of lines.slice(0, complaintLines)) print(`       ${line}`)
  if (lines.length > complaintLines) {
    print(`       and ${lines.length - complaintLines} lines more`)
  }
}

/** What the failing script printed, or null. */
async function runStep(step: Step, shutdown: Shutdown, nice: boolean): Promise<string | null> {
  for (const { script, cwd } of step.scripts) {
    const lines: string[] = []
    const onLine = (line: string) => void lines.push(line)
    const options = { onLine, env: plain, nice, ...(cwd ? { cwd } : {}) }
    const program: Program = runNode(script, options)
    shutdown.add(() => program.stop())
    if ((await program.exited) !== 0) return lines.join("\n")
  }
  return null
}
