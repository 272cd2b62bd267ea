import { days } from "@wara/domain/time"
import { eq, sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { Database } from "../src/database/database.ts"
import { users } from "../src/database/schema/accounts.ts"
import { leads } from "../src/database/schema/leads.ts"
import { expireAds, warnOfEnds } from "../src/modules/ads/use-cases/expire-ads.ts"
import { remindSellers } from "../src/modules/leads/use-cases/lead-jobs.ts"
import { queueMail } from "../src/queue/enqueue.ts"
import { addAd } from "./add-ad.ts"
import { addUser, confirmed } from "./add-user.ts"
import { askSeller } from "./ask-seller.ts"
import { createTestApp, type TestApp } from "./create-test-app.ts"
import { waitingForLocks } from "./waiting-for-locks.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

type Person = { email: string; id: number }
type Pair = { first: Person; last: Person }

/** A Wednesday at noon in Chile. */
const noon = new Date("2082-12-02T12:00:00-03:00")
const inDays = (count: number) => new Date(noon.getTime() + days(count))
const noLongerConfirmed = ({ id }: Person) =>
  api.database.update(users).set({ confirmedAt: null }).where(eq(users.id, id))

const queueTo = (transaction: Database, reason: string, { email }: Person) =>
  queueMail(transaction, `${reason}:${email}`, { to: email, subject: "Otro", html: "", text: "" })

/** What mails two people, begun with the one whose inbox is last. */
const mailing: Record<string, (pair: Pair) => Promise<() => Promise<unknown>>> = {
  reminders: async ({ first, last }) => {
    for (const [days, { id }] of [
      [-2, last],
      [-1, first],
    ] as const) {
      const ad = await addAd(api.database, { ownerId: id, expiresAt: inDays(9) })
      await askSeller(api, ad)
      const deliveredAt = inDays(days)
      await api.database.update(leads).set({ deliveredAt }).where(eq(leads.adId, ad))
    }
    return () => remindSellers(api, noon)
  },
  "warnings of an end": async ({ first, last }) => {
    for (const { id } of [last, first])
      await addAd(api.database, { ownerId: id, expiresAt: inDays(1), days: 30 })
    return () => warnOfEnds(api, noon)
  },
  "ends of ads": async ({ first, last }) => {
    for (const { id } of [last, first])
      await addAd(api.database, { ownerId: id, expiresAt: inDays(-1), state: "active" })
    return () => expireAds(api, noon)
  },
  "a question and its copy": async ({ first, last }) => {
    const ad = await addAd(api.database, { ownerId: first.id })
    return async () => {
      const { status } = await askSeller(api, ad, { data: { email: last.email } })
      if (status !== 201) throw new Error(`the question was answered ${status}`)
    }
  },
}

test.each(Object.entries(mailing))(
  "[B10.180] %s lock the inboxes of two people in the order of all mails",
  async (name, prepare) => {
    const add = async (place: string) => {
      const email = `${place}.${name.replaceAll(" ", "-")}@correo.test`
      return { email, id: await addUser(api.database, { email, ...confirmed }) }
    }
    const [last, first] = [await add("b"), await add("a")]
    const run = await prepare({ first, last })
    for (const person of [first, last]) await noLongerConfirmed(person)
    await api.pool.query("truncate rate_counters")
    await api.database.transaction((transaction) => queueTo(transaction, "before", first))
    const { rows: counters } = await api.pool.query("select key from rate_counters")
    await api.database.transaction((transaction) => queueTo(transaction, "before", last))
    const mailBoth = () =>
      api.database.transaction(async (transaction) => {
        for (const person of [first, last]) await queueTo(transaction, "both", person)
      })
    const work: Promise<unknown>[] = []
    await api.database.transaction(async (transaction) => {
      // Locked and not changed, or those who wait for it would no longer follow each other.
      const key = String(counters[0].key)
      await transaction.execute(sql`select from rate_counters where key = ${key} for update`)
      work.push(mailBoth())
      await expect.poll(() => waitingForLocks(api)).toBe(1)
      work.push(run())
      await expect.poll(() => waitingForLocks(api)).toBe(2)
    })
    expect(await Promise.allSettled(work)).toMatchObject([
      { status: "fulfilled" },
      { status: "fulfilled" },
    ])
  },
)
