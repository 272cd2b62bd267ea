import { expect, test } from "vitest"
import { errorTexts } from "./error-texts.ts"
import { DomainError, errorStatuses, isErrorCode } from "./errors.ts"

test("every code has a status and a text for people", () => {
  expect(Object.keys(errorTexts).sort()).toEqual(Object.keys(errorStatuses).sort())
})

test("an error carries the status of its code", () => {
  expect(new DomainError("GoneError", "ended").status).toBe(410)
})

test("unknown error names are not error codes", () => {
  expect(isErrorCode("NotFoundError")).toBe(true)
  expect(isErrorCode("toString")).toBe(false)
})
