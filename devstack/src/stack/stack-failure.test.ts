import { expect, test } from "vitest"
import { postgresFailureFrom } from "../postgres/postgres-failure.ts"
import { explainFailure, findErrorLine, StackFailure } from "./stack-failure.ts"

const full = "No queda espacio en el disco (/data): libera espacio y vuelve a intentarlo."

test.each([
  [new Error("ENOSPC: no space left on device, write"), full],
  [postgresFailureFrom('FATAL: could not write lock file "x": No space left on device'), full],
  [postgresFailureFrom('FATAL: lock file "postmaster.pid" already exists\nHINT: ?'), /Otro Wara/],
  [postgresFailureFrom("FATAL: bad thing\n"), /PostgreSQL no pudo arrancar: FATAL: bad thing\./],
  [new StackFailure("Una frase."), "Una frase."],
  ["odd", "Wara no pudo arrancar: odd."],
])("%s is explained in one sentence", (cause, sentence) => {
  const actual = explainFailure(cause, "/data")
  expect(actual).toEqual(typeof sentence === "string" ? sentence : expect.stringMatching(sentence))
  expect(actual).not.toContain("\n")
})

test("the reason is the line with the error, without the stack trace", () => {
  const output =
    "Error: no module x.\n    at load (node:internal)\n  code: 1\n}\n\nNode.js v24.0.0\n"
  expect(findErrorLine(output)).toBe("Error: no module x")
  expect(findErrorLine("first\nlast\n")).toBe("last")
})
