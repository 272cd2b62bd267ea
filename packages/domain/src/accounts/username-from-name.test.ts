import { expect, test } from "vitest"
import { usernameProblem } from "./username.ts"
import { usernameFromName } from "./username-from-name.ts"

test.each([
  ["Ana", null, "ana"],
  ["  María José ", null, "maria-jose"],
  ["Maquinarias Ñuñoa & Cía. Ltda.", null, "maquinarias-nunoa-cia-ltda"],
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

test.each([
  ["Arriendos y Maquinarias del Maule Ltda.", null, "arriendos-y-maquinarias"],
  ["Arriendos y Maquinarias del Maule Ltda.", 4821, "arriendos-y-maquinarias-4821"],
  ["Arriendos y Maquinarias del Maule Ltda.", 123_456_789, "arriendos-123456789"],
  ["Transportes y Servicios de la Araucanía", null, "transportes-y-servicios"],
  ["X Constructoramuylargaquenocabeenningunlado", 48, "x-constructoramuylargaqueno-48"],
  ["Constructoramuylargaquenocabeenningunlado", null, "constructoramuylargaquenocabee"],
])("[B5.38] %j with %j is cut where a word ends: %j", (name, number, username) => {
  expect(usernameFromName(name, number)).toBe(username)
  expect(usernameProblem(username)).toBeNull()
})
