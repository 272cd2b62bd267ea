import { expect, test } from "vitest"
import { paths } from "../site/paths.ts"
import {
  isReservedUsername,
  nextUsernameChange,
  usernameFromName,
  usernameProblem,
} from "./username.ts"

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
  ["wara", "reserved"],
  ["wara-soporte", "reserved"],
  ["waracl", "reserved"],
  ["transbank", "reserved"],
  ["soporte", "reserved"],
  // Words of the team inside a name would seem to be the team's.
  ["privacidad", "reserved"],
  ["soporte-wara", "reserved"],
  ["ayuda.wara", "reserved"],
  ["webpay-cl", "reserved"],
  ["equipo_moderador", "reserved"],
  ["soportes-arauco", null],
  ["administradora-sur", null],
  ["anwara", null],
  // What the web server answers before it looks for a person of that name.
  ["ana.data", "reserved"],
  ["__manifest", "reserved"],
  ["favicon.svg", "reserved"],
  ["sitemaps", "reserved"],
  [".well-known", "reserved"],
  ["...", "reserved"],
])("[B8.12] %j: %j", (name, problem) => {
  expect(usernameProblem(name)).toBe(problem)
})

test.each([
  ["whatsapp-56966666666", "contact"],
  ["gruas.9.6666.6666", "contact"],
  ["wsp_966666666", "contact"],
  ["gruas-norte-1985", null],
  ["hitachi-zx200-2019", null],
  ["maria.1234567", null],
])("[B8.59] a username is public at once, and %j is: %j", (name, problem) => {
  expect(usernameProblem(name)).toBe(problem)
})

test("no username equals the first segment of a path of the site, in any letter case", () => {
  for (const path of Object.values(paths)) {
    const [first = ""] = path.slice(1).split(/[/#?]/)
    expect(isReservedUsername(first), path).toBe(true)
    expect(isReservedUsername(first.toUpperCase()), path).toBe(true)
  }
})

test("a username can change once in 90 days", () => {
  const changed = new Date("2026-09-01T10:00:00.000Z")
  const next = new Date("2026-11-30T10:00:00.000Z")
  expect(nextUsernameChange(null, changed)).toBeNull()
  expect(nextUsernameChange(changed, changed)).toEqual(next)
  expect(nextUsernameChange(changed, new Date(next.getTime() - 1))).toEqual(next)
  expect(nextUsernameChange(changed, next)).toBeNull()
})

test.each([
  ["Ana", null, "ana"],
  ["  María José ", null, "maria-jose"],
  ["Maquinarias Ñuñoa & Cía. Ltda.", null, "maquinarias-nunoa-cia-ltda"],
  ["Ana", 4821, "ana-4821"],
  ["李", 4821, "usuario-4821"],
  ["--", null, "usuario"],
  ["Wara Maquinarias SpA", 4821, "usuario-4821"],
])("%j with %j is %j", (name, number, username) => {
  expect(usernameFromName(name, number)).toBe(username)
})

test("with a number any name gives a valid username", () => {
  for (const name of [
    "",
    "x",
    "Admin",
    "Wara",
    "Wara Maquinarias",
    "ana soto ".repeat(20),
    "Ünïcödé",
    "'; drop table",
    "🚜",
  ]) {
    expect(usernameProblem(usernameFromName(name, 123_456_789)), name).toBeNull()
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
