import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { runNode } from "../processes/run-program.ts"
import type { Shutdown } from "../processes/shutdown.ts"
import { repositoryRoot } from "../repository-root.ts"

const bin = (name: string) => join(repositoryRoot, "node_modules", ".bin", name)

type Run = { env: NodeJS.ProcessEnv; reports: string; shutdown: Shutdown }

/**
 * In the names of the files of slow tests: those that start, kill and restart whole programs, those
 * that need the whole demonstration, and those that try every attack on every page or route.
 */
const attacks = ".exhaustive."
const slowTests = [".process.test.", ".demo.test.", attacks]

/** Which of Vitest's tests run; one run of all keeps both processors busy. */
const selections = {
  all: [],
  unit: slowTests.flatMap((mark) => ["--exclude", `**/*${mark}*`]),
  slow: slowTests,
  attacks: [attacks],
} as const
export type Selection = keyof typeof selections

/** Unit tests, the api's tests (they start their own database) and the components' tests. */
export async function runVitest(
  { env, reports, shutdown }: Run,
  selection: Selection,
): Promise<Tally> {
  const file = join(reports, "vitest.json")
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`]
  const args = [bin("vitest"), "run", ...selections[selection], ...reporters]
  const program = runNode(args, { env, inherit: true })
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

/** Variables that a running demo or a user's shell may have set, and that tests must not see. */
const hidden =
  /^(DATABASE_URL|PORT|HOST|API_.*|BASE_URL|NODE_ENV|SMTP_.*|MAIL_.*|WARA_.*|.*_PORT|INDICATORS_URL|WEBPAY_.*|UPLOADS_DIR|UPLOAD_PROXY|STORAGE|S3_.*|IMAGE_CACHE_DIR|SERVICE_TOKEN.*|WORKER|SECOND_FACTOR|OPERATOR_EMAIL)$/

export function testEnvironment(chromium: string | null, temporary: string): NodeJS.ProcessEnv {
  const variables = Object.entries(process.env).filter(([name]) => !hidden.test(name))
  const chosen = chromium ? { CHROMIUM_PATH: chromium } : {}
  return { ...Object.fromEntries(variables), ...chosen, TMPDIR: temporary }
}

/** Result of a test run, with the name of each failed test. */
export type Tally = { passed: number; failures: readonly string[] }

export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, one) => sum + one.passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  }
}

type VitestReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

/** A failure with the first line of its reason, because its whole output may be cut off above. */
function withReason(failure: string, message = ""): string {
  const [reason] = stripVTControlCharacters(message).split("\n", 1)
  return reason ? `${failure}: ${reason}` : failure
}

/** A file that could not be loaded contains no failed test, but counts as failed. */
export function tallyVitest({ numPassedTests, testResults }: VitestReport): Tally {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed")
    if (failed.length === 0) return status === "failed" ? [withReason(name, message)] : []
    return failed.map(({ fullName, failureMessages }) =>
      withReason(`${name} › ${fullName}`, failureMessages?.[0]),
    )
  })
  return { passed: numPassedTests, failures }
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: {
    file: string
    title: string
    tests: { status: string; results?: { error?: { message?: string } }[] }[]
  }[]
}

type PlaywrightReport = {
  stats: { expected: number; flaky: number }
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

/** Errors outside of tests (a global setup that failed) count as one failure each. */
export function tallyPlaywright({ stats, suites, errors }: PlaywrightReport): Tally {
  const outside = errors.map(({ message = "an error" }) => message.split("\n")[0] ?? "")
  return {
    passed: stats.expected + stats.flaky,
    failures: [...suites.flatMap(failedJourneys), ...outside],
  }
}

function failedJourneys({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const failed = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ results }) => withReason(`${file} › ${title}`, results?.at(-1)?.error?.message)),
  )
  return [...failed, ...suites.flatMap(failedJourneys)]
}

/**
 * A runner with a bad exit code, or without any test, counts as failed whatever its report says.
 */
export function withExitCode(tally: Tally | null, exitCode: number): Tally {
  const { passed, failures } = tally ?? { passed: 0, failures: [] }
  const isSilent = failures.length === 0 && (exitCode !== 0 || passed === 0)
  const silence = `a runner ended with code ${exitCode} and named no failure`
  return { passed, failures: isSilent ? [silence] : failures }
}
