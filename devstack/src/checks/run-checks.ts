import { join } from "node:path"
import { runNode } from "../processes/run-program.ts"
import type { Shutdown } from "../processes/shutdown.ts"
import { repositoryRoot } from "../repository-root.ts"

/** A check runs its scripts in order until one fails. */
type Check = { name: string; scripts: { script: string[]; cwd?: string }[] }

const bin = (name: string) => join(repositoryRoot, "node_modules", ".bin", name)
const ours = ["packages", "apps", "demo", "devstack", "e2e", "bench"]

/** Each uses both processors, so they run one after the other. */
const wideChecks: Check[] = [
  { name: "format and lint (biome)", scripts: [{ script: [bin("biome"), "ci", "--colors=off"] }] },
  {
    name: "types (tsc)",
    scripts: [
      { script: [bin("react-router"), "typegen"], cwd: join(repositoryRoot, "apps/web") },
      // Parts share parsed files. One checker per part: several would each derive the same types.
      { script: [bin("tsc"), "-b", "--builders", "2", "--checkers", "1"] },
    ],
  },
]

/** Each uses one processor, so they run at the same time. */
const narrowChecks: Check[] = [
  {
    name: "import rules (dependency-cruiser)",
    scripts: [{ script: [bin("depcruise"), "--config", ".dependency-cruiser.mjs", ...ours] }],
  },
  { name: "dead code (knip)", scripts: [{ script: [bin("knip")] }] },
  {
    name: "language of the code",
    scripts: [{ script: [join(repositoryRoot, "scripts/check-language.mjs")] }],
  },
  {
    name: "word list",
    scripts: [{ script: [join(repositoryRoot, "scripts/check-words.mjs")] }],
  },
  {
    name: "requirements shown by tests",
    scripts: [{ script: [join(repositoryRoot, "scripts/check-requirements.mjs")] }],
  },
]

const maxPrintedLines = 80
const plainOutput = { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined }

/**
 * Runs every check, also after a failure, and prints each with its duration and, on failure, its
 * output.
 */
export async function runChecks(
  shutdown: Shutdown,
): Promise<{ passed: number; failures: string[] }> {
  const results: { passed: number; failures: string[] } = { passed: 0, failures: [] }
  const report = async (check: Check) => {
    if (shutdown.signal.aborted) return
    const started = Date.now()
    const output = await runCheck(check, shutdown)
    if (shutdown.signal.aborted) return
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    console.log(`${output === null ? "ok    " : "FAILED"} ${check.name} (${seconds} s)`)
    if (output !== null) printIndented(output)
    if (output === null) results.passed += 1
    else results.failures.push(check.name)
  }
  for (const check of wideChecks) await report(check)
  await Promise.all(narrowChecks.map(report))
  return results
}

/** The output of the script that failed; null when all passed. */
async function runCheck(check: Check, shutdown: Shutdown): Promise<string | null> {
  for (const { script, cwd } of check.scripts) {
    const lines: string[] = []
    const onLine = (line: string) => void lines.push(line)
    const program = runNode(script, { onLine, env: plainOutput, ...(cwd ? { cwd } : {}) })
    shutdown.add(() => program.stop())
    if ((await program.exited) !== 0) return lines.join("\n")
  }
  return null
}

function printIndented(output: string) {
  const lines = output.split("\n")
  for (const line of lines.slice(0, maxPrintedLines)) console.log(`       ${line}`)
  if (lines.length > maxPrintedLines) {
    console.log(`       and ${lines.length - maxPrintedLines} lines more`)
  }
}
