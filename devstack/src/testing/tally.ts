export type Tally = { passed: number; failed: number }

export function addTallies(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, one) => sum + one.passed, 0),
    failed: tallies.reduce((sum, one) => sum + one.failed, 0),
  }
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** A file that could not even be loaded holds no failed test, and still has failed. */
export function tallyVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((t) => t.status === "failed"),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

/** Errors outside of tests (a global setup that failed) count as one failure each. */
export function tallyPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

/** A runner that ended badly, or ran nothing, failed whatever its report says. */
export function withExitCode(tally: Tally | null, exitCode: number): Tally {
  const { passed, failed } = tally ?? { passed: 0, failed: 0 }
  const silent = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: silent ? 1 : failed }
}
