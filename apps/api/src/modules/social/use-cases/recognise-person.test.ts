import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts"
import { waitingForLocks } from "../../../../test/waiting-for-locks.ts"
import { recognisePerson } from "./recognise-person.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

const claims = {
  subject: "1",
  email: "a.la.vez@correo.test",
  emailVerified: true,
  firstname: "Ana\u0000\n  María ",
  lastname: "x".repeat(80),
}

const waiting = () => waitingForLocks(api)

test("[S7.5] a concurrent second log-in gets the account being created", async () => {
  const recognised: number[] = []
  const recognise = (then = async () => {}) =>
    recognisePerson(api, { provider: "google", claims, now: new Date() }, async (_, userId) => {
      recognised.push(userId)
      await then()
    })
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const first = recognise(() => gate)
  await expect.poll(() => recognised.length).toBe(1)
  const second = recognise()
  await expect.poll(waiting).toBe(1)
  open()
  await Promise.all([first, second])
  expect(recognised).toEqual([recognised[0], recognised[0]])
  const { rows } = await api.pool.query(
    "select firstname, lastname, (select count(*)::int from ad_reservations) as credits from users",
  )
  expect(rows).toEqual([{ firstname: "Ana María", lastname: "x".repeat(60), credits: 3 }])
})

test("[S7.5] two log-ins by one provider, while another creates the account, get that account, too", async () => {
  const now = new Date()
  const arrived: string[] = []
  const recognise = (provider: "google" | "facebook", gate: Promise<void>) => {
    const recognition = {
      provider,
      claims: { ...claims, subject: "2", email: "tres@correo.test" },
      now,
    }
    return recognisePerson(api, recognition, async () => {
      arrived.push(provider)
      await gate
    })
  }
  const making = Promise.withResolvers<void>()
  const linking = Promise.withResolvers<void>()
  const first = recognise("facebook", making.promise)
  await expect.poll(() => arrived).toEqual(["facebook"])
  const twins = [recognise("google", linking.promise), recognise("google", linking.promise)]
  await expect.poll(waiting).toBe(2)
  making.resolve()
  // One of the two is linking its identity; the other waits for the account, and knows of none yet.
  await expect.poll(() => arrived).toEqual(["facebook", "google"])
  await expect.poll(waiting).toBe(1)
  linking.resolve()
  await Promise.all([first, ...twins])
  expect(arrived).toEqual(["facebook", "google", "google"])
})
