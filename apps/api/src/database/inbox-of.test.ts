import { emailField } from "@wara/domain/accounts/account-fields"
import { inboxOf } from "@wara/domain/accounts/inbox"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

const names = [
  ...["ana", "Ana.Soto", "a.n.a", "ANA+wara", "ana.soto+1+2", "+ana", "ana+", "o'higgins", "a_b-c"],
  ...["ana.+x", "gmail.com", "9"],
]
const domains = [
  ...["faena.cl", "Faena.CL", "gmail.com", "GMail.com", "googlemail.com", "mail.gmail.com"],
  ...["gmail.com.ar", "xn--gras-rra.cl", "XN--GRAS-RRA.cl", "xn--a.cl", "a--b.cl", "1.2.3.cl"],
  ...["notgmail.com", "gmail.cl"],
]

test("[B10.164] the database has the domain's rule of inboxes for every address that forms accept", async () => {
  const emails = names
    .flatMap((name) => domains.map((domain) => `${name}@${domain}`))
    .flatMap((email) => emailField.safeParse(email).data ?? [])
  expect(emails.length).toBeGreaterThan(100)
  const typed = [...emails, ...emails.map((email) => email.toUpperCase()), ""]
  const { rows } = await api.pool.query<{ inbox: string }>(
    "select inbox_of(email) as inbox from unnest($1::text[]) with ordinality as typed (email, at) order by at",
    [typed],
  )
  expect(rows.map(({ inbox }) => inbox)).toEqual(typed.map(inboxOf))
})
