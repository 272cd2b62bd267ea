import { usernameField } from "@wara/domain/accounts/account-fields"
import { profileSchema } from "@wara/domain/accounts/profile-schema"
import { expect, test } from "vitest"
import { seedUsers } from "./seed-users.ts"

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
})

test("everybody has a name and a profile that the forms would take, but for the team's and demo's own names", () => {
  for (const user of seedUsers()) {
    const isReserved = ["pro", "moderador", "operador"].includes(user.username)
    expect(usernameField.safeParse(user.username).success, user.username).toBe(!isReserved)
    const { kind, firstname, lastname, rut, phone, description } = user
    const company = {
      company_name: user.companyName,
      business_activity: user.businessActivity,
      company_rut: user.companyRut,
    }
    const profile = { kind, firstname, lastname, rut, phone, description }
    const whole = kind === "company" ? { ...profile, ...company } : profile
    expect(profileSchema.parse(whole)).toMatchObject(whole)
  }
})
