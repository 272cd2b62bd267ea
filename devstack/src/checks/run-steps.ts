import { type Program, runNode } from "../processes/run-program.ts"
import type { Shutdown } from "../processes/shutdown.ts"

/** A step runs its scripts in order until one fails. */
export type Step = { name: string; scripts: { script: string[]; cwd?: string }[] }

export type StepResults = { passed: number; failures: string[] }

const complaintLines = 80
const plain = { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined }

/**
 * Runs every step, also after a failure, and prints each with its duration and, on failure, its
 * output.
 */
export async function runSteps(steps: Step[], shutdown: Shutdown): Promise<StepResults> {
  const results: StepResults = { passed: 0, failures: [] }
  for (const step of steps) {
    const started = Date.now()
    const complaint = await runStep(step, shutdown)
    if (shutdown.signal.aborted) break
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    console.log(`${complaint === null ? "ok    " : "FAILED"} ${step.name} (${seconds} s)`)
    if (complaint !== null) printComplaint(complaint)
    if (complaint === null) results.passed += 1
    else results.failures.push(step.name)
  }
  return results
}

function printComplaint(complaint: string) {
  const lines = complaint.split("\n")
  for (const line of lines.slice(0, complaintLines)) console.log(`       ${line}`)
  if (lines.length > complaintLines) {
    console.log(`       and ${lines.length - complaintLines} lines more`)
  }
}

async function runStep(step: Step, shutdown: Shutdown): Promise<string | null> {
  for (const { script, cwd } of step.scripts) {
    const lines: string[] = []
    const onLine = (line: string) => void lines.push(line)
    const program: Program = runNode(script, { onLine, env: plain, ...(cwd ? { cwd } : {}) })
    shutdown.add(() => program.stop())
    if ((await program.exited) !== 0) return lines.join("\n")
  }
  return null
}
