import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { contactMessages } from "../../database/schema/content.ts"
import { deleteOldMessages } from "./store.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

test("a message is kept for twelve months and then deleted, as the privacy policy says", async () => {
  const ages = ["11 months", "12 months 1 day", "3 years"]
  for (const [place, age] of ages.entries()) {
    await api.database.insert(contactMessages).values({
      email: "ana@faena.cl",
      name: age,
      message: "Busco una excavadora de 20 toneladas.",
      idempotencyKey: `message-${place}`,
      createdAt: sql`now() - ${age}::interval`,
    })
  }
  expect(await deleteOldMessages(api.database, new Date())).toBe(2)
  const left = await api.database.select({ name: contactMessages.name }).from(contactMessages)
  expect(left).toEqual([{ name: "11 months" }])
})
