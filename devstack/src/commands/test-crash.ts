/**
 * npm run test:crash: kills the api at every step of a payment and prints the resulting payments.
 * `-- --runs 20` does so twenty times per step.
 */
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { runNode } from "../processes/run-program.ts"
import { prepareShutdown } from "../processes/shutdown.ts"
import { repositoryRoot } from "../repository-root.ts"
import { testEnvironment } from "../testing/runners.ts"

const { values } = parseArgs({ options: { runs: { type: "string", default: "6" } } })
if (!/^[1-9]\d{0,3}$/.test(values.runs)) {
  console.error("--runs takes a number of kills at each step")
  process.exit(2)
}
const shutdown = prepareShutdown()
const vitest = join(repositoryRoot, "node_modules", ".bin", "vitest")
const test = ["run", "--project", "api", "apps/api/test/killed-payment.process.test.ts"]
const env = { ...testEnvironment(null, tmpdir()), WARA_CRASH_RUNS: values.runs }
const program = runNode([vitest, ...test, "--reporter=verbose"], { env, inherit: true })
shutdown.add(() => program.stop())
const code = await program.exited
if (!shutdown.signal.aborted) process.exit(code)
