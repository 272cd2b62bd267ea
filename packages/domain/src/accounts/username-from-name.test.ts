import { expect, test } from "vitest"
import { usernameProblem } from "./username.ts"
import { usernameFromName } from "./username-from-name.ts"

test.each([
  ["Ana", null, "ana"],
  ["  María José ", null, "maria-jose"],
  ["Maquinarias Ñuñoa & Cía. Ltda.", null, "maquinarias-nunoa-ci"],
  ["Ana", 4821, "ana-4821"],
  ["李", 4821, "usuario-4821"],
  ["--", null, "usuario"],
])("%j with %j is %j", (name, number, username) => {
  expect(usernameFromName(name, number)).toBe(username)
})

test("with a number any name gives a username that may be had", () => {
  for (const name of ["", "x", "Admin", "ana soto ".repeat(20), "Ünïcödé", "'; drop table", "🚜"]) {
    expect(usernameProblem(usernameFromName(name, 999_999_999)), name).toBeNull()
  }
})
