import { expect, test } from "vitest"
import { addTallies, tallyPlaywright, tallyVitest, withExitCode } from "./tally.ts"

test("a test file that could not be loaded counts as a failure", () => {
  const testResults = [
    { status: "failed", assertionResults: [] },
    { status: "failed", assertionResults: [{ status: "failed" }, { status: "passed" }] },
    { status: "passed", assertionResults: [{ status: "passed" }] },
  ]
  const report = { numPassedTests: 2, numFailedTests: 1, testResults }
  expect(tallyVitest(report)).toEqual({ passed: 2, failed: 2 })
})

test("an error outside of the journeys counts as a failure", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 }
  expect(tallyPlaywright({ stats, errors: [{}] })).toEqual({ passed: 6, failed: 2 })
})

test("a runner that crashed, wrote no report or ran nothing failed", () => {
  expect(withExitCode({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 })
  expect(withExitCode({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 })
  expect(withExitCode({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 })
  expect(withExitCode({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 })
  expect(withExitCode(null, 0)).toEqual({ passed: 0, failed: 1 })
})

test("tallies add up", () => {
  const all = [
    { passed: 1, failed: 0 },
    { passed: 2, failed: 3 },
  ]
  expect(addTallies(all)).toEqual({ passed: 3, failed: 3 })
})
