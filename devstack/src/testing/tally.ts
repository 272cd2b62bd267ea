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
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** A file that could not be loaded contains no failed test, but counts as failed. */
export function tallyVitest({ numPassedTests, testResults }: VitestReport): Tally {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed")
    if (failed.length > 0) return failed.map(({ fullName }) => `${name} › ${fullName}`)
    return status === "failed" ? [name] : []
  })
  return { passed: numPassedTests, failures }
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: { file: string; title: string; tests: { status: string }[] }[]
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
    tests.filter(({ status }) => status === "unexpected").map(() => `${file} › ${title}`),
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
