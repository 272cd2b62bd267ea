import { expect, test } from "vitest"
import { addTallies, tallyPlaywright, tallyVitest, withExitCode } from "./runners.ts"

test("a test file that could not be loaded counts as a failure", () => {
  const broken = { status: "failed", fullName: "it adds" }
  const fine = { status: "passed", fullName: "it counts" }
  const testResults = [
    { name: "a.test.ts", status: "failed", assertionResults: [] },
    { name: "b.test.ts", status: "failed", assertionResults: [broken, fine] },
    { name: "c.test.ts", status: "passed", assertionResults: [fine] },
  ]
  expect(tallyVitest({ numPassedTests: 2, testResults })).toEqual({
    passed: 2,
    failures: ["a.test.ts", "b.test.ts › it adds"],
  })
})

test("a failure is listed with the first line of its reason", () => {
  const message = "\u001b[31mexpected 1 to be 2\u001b[39m\n    at sum.test.ts:3"
  const broken = { status: "failed", fullName: "it adds", failureMessages: [message] }
  const testResults = [
    { name: "a.test.ts", status: "failed", message: "No such module\nb.ts", assertionResults: [] },
    { name: "b.test.ts", status: "failed", assertionResults: [broken] },
  ]
  expect(tallyVitest({ numPassedTests: 0, testResults }).failures).toEqual([
    "a.test.ts: No such module",
    "b.test.ts › it adds: expected 1 to be 2",
  ])
  const tests = [{ status: "unexpected", results: [{ error: { message } }] }]
  const suites = [{ specs: [{ file: "c.spec.ts", title: "it opens", tests }] }]
  expect(
    tallyPlaywright({ stats: { expected: 0, flaky: 0 }, suites, errors: [] }).failures,
  ).toEqual(["c.spec.ts › it opens: expected 1 to be 2"])
})

test("failed journeys are named at any depth; so is an error outside of them", () => {
  const spec = (title: string, status: string) => ({
    file: "header.spec.ts",
    title,
    tests: [{ status }],
  })
  const inner = { specs: [spec("it closes", "unexpected"), spec("it stays", "expected")] }
  const suites = [{ specs: [spec("it opens", "unexpected")], suites: [inner] }]
  const errors = [{ message: "The stack ended\nat start" }]
  expect(tallyPlaywright({ stats: { expected: 5, flaky: 1 }, suites, errors })).toEqual({
    passed: 6,
    failures: ["header.spec.ts › it opens", "header.spec.ts › it closes", "The stack ended"],
  })
})

test("a runner that crashed, wrote no report or ran nothing counts as failed", () => {
  const good = { passed: 3, failures: [] }
  const bad = { passed: 3, failures: ["one", "two"] }
  expect(withExitCode(good, 0)).toEqual(good)
  expect(withExitCode(good, 1)).toMatchObject({
    passed: 3,
    failures: [expect.stringContaining("code 1")],
  })
  expect(withExitCode(bad, 1)).toEqual(bad)
  expect(withExitCode({ passed: 0, failures: [] }, 0).failures).toHaveLength(1)
  expect(withExitCode(null, 0)).toMatchObject({
    passed: 0,
    failures: [expect.stringContaining("code 0")],
  })
})

test("tallies are summed", () => {
  const all = [
    { passed: 1, failures: [] },
    { passed: 2, failures: ["a", "b"] },
    { passed: 0, failures: ["c"] },
  ]
  expect(addTallies(all)).toEqual({ passed: 3, failures: ["a", "b", "c"] })
})
