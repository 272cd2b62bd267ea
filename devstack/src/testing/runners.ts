import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { runNode } from "../processes/run-program.ts"
import type { Shutdown } from "../processes/shutdown.ts"
import { repositoryRoot } from "../repository-root.ts"
import { type Tally, tallyPlaywright, tallyVitest, withExitCode } from "./tally.ts"

const bin = (name: string) => join(repositoryRoot, "node_modules", ".bin", name)

type Run = { env: NodeJS.ProcessEnv; reports: string; shutdown: Shutdown }

/** Unit tests, the api's tests (they start their own database) and the components' tests. */
export async function runVitest({ env, reports, shutdown }: Run): Promise<Tally> {
  const file = join(reports, "vitest.json")
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`]
  const program = runNode([bin("vitest"), "run", ...reporters], { env, inherit: true })
  shutdown.add(() => program.stop())
  const code = await program.exited
  return withExitCode(await read(file, tallyVitest), code)
}

/** End-to-end tests in a real browser, against their own stack. */
export async function runPlaywright({ env, reports, shutdown }: Run): Promise<Tally> {
  const file = join(reports, "playwright.json")
  const config = ["-c", "e2e/playwright.config.ts", "--reporter=list,json"]
  const program = runNode([bin("playwright"), "test", ...config], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    inherit: true,
  })
  // Playwright closes its browsers on SIGINT, but not on SIGTERM.
  shutdown.add(() => program.stop("SIGINT"))
  const code = await program.exited
  return withExitCode(await read(file, tallyPlaywright), code)
}

async function read<Report>(file: string, tally: (report: Report) => Tally): Promise<Tally | null> {
  try {
    return tally(JSON.parse(await readFile(file, "utf8")))
  } catch {
    return null
  }
}
