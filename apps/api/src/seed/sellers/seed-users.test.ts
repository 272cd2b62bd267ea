import { expect, test } from "vitest"
import { rutOf } from "./rut.ts"
import { seedUsers } from "./seed-users.ts"

test.each([
  [11_111_111, "11111111-1"],
  [12_345_678, "12345678-5"],
  [60_803_000, "60803000-K"],
  [97_004_000, "97004000-5"],
  [6, "6-K"],
])("the check digit of %d", (number, rut) => {
  expect(rutOf(number)).toBe(rut)
})

test("demo accounts, at least 45 sellers and 12 professional companies, nobody twice", () => {
  const users = seedUsers()
  for (const username of ["comprador", "vendedor", "pro", "moderador", "operador"]) {
    expect(users.filter((user) => user.email === `${username}@wara.test`)).toHaveLength(1)
  }
  expect(users.length).toBeGreaterThanOrEqual(50)
  expect(users.filter((user) => user.pro).length).toBeGreaterThanOrEqual(12)
  for (const field of ["username", "email", "rut", "phone"] as const) {
    expect(new Set(users.map((user) => user[field])).size, field).toBe(users.length)
  }
  for (const user of users) {
    expect(user.username).toMatch(/^[a-z0-9._-]{3,30}$/)
    expect(user.phone).toMatch(/^\+569\d{8}$/)
  }
})
