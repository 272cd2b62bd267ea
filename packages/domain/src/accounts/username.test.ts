import { expect, test } from "vitest"
import { paths } from "../site/paths.ts"
import { isReservedUsername, nextUsernameChange, usernameProblem } from "./username.ts"

test.each([
  ["ana", null],
  ["ana.soto_99-x", null],
  ["x".repeat(30), null],
  ["an", "pattern"],
  ["x".repeat(31), "pattern"],
  ["Ana", "pattern"],
  ["ana soto", "pattern"],
  ["ñandu", "pattern"],
  ["ana/soto", "pattern"],
  ["ana\n", "pattern"],
  ["admin", "reserved"],
  ["anuncios", "reserved"],
  ["404", "reserved"],
  ["robots.txt", "reserved"],
  // What the web server answers before it looks for a person of that name.
  ["ana.data", "reserved"],
  ["__manifest", "reserved"],
  ["favicon.svg", "reserved"],
  ["sitemaps", "reserved"],
  [".well-known", "reserved"],
  ["...", "reserved"],
])("%j: %j", (name, problem) => {
  expect(usernameProblem(name)).toBe(problem)
})

test("nobody can take the first step of any path of the site, in any case", () => {
  for (const path of Object.values(paths)) {
    const [first = ""] = path.slice(1).split(/[/#?]/)
    expect(isReservedUsername(first), path).toBe(true)
    expect(isReservedUsername(first.toUpperCase()), path).toBe(true)
  }
})

test("a username changes once in 90 days, to the instant", () => {
  const changed = new Date("2026-09-01T10:00:00.000Z")
  const next = new Date("2026-11-30T10:00:00.000Z")
  expect(nextUsernameChange(null, changed)).toBeNull()
  expect(nextUsernameChange(changed, changed)).toEqual(next)
  expect(nextUsernameChange(changed, new Date(next.getTime() - 1))).toEqual(next)
  expect(nextUsernameChange(changed, next)).toBeNull()
})
