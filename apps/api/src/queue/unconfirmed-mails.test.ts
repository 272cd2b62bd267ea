import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../test/add-ad.ts"
import { addUser } from "../../test/add-user.ts"
import { addAlert } from "../../test/alerts.ts"
import { askSeller, leadCodeOf, newPerson, stepByLink } from "../../test/ask-seller.ts"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"
import { mailsTo } from "../../test/links.ts"
import { users } from "../database/schema/accounts.ts"
import { queueMail } from "./enqueue.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const mailTo = (to: string) => ({ to, subject: "Tu pago quedó sin terminar", html: "", text: "" })

/** Queues a mail for each reason; returns which were accepted. */
async function queueAll(to: string, reasons: readonly string[], options = {}) {
  const accepted = []
  for (const reason of reasons) {
    const queued = await api.database.transaction((transaction) =>
      queueMail(transaction, `${to}:${reason}`, mailTo(to), options),
    )
    accepted.push(queued)
  }
  return accepted
}

const reasons = ["1", "2", "3", "4", "5"]

test("[B8.9] an address that no account confirmed gets three mails a day, in any letter case", async () => {
  const email = "ajena@correo.test"
  await addUser(api.database, { email })
  expect(await queueAll(email, ["1", "2"])).toEqual([true, true])
  expect(await queueAll(email.toUpperCase(), ["3", "4"])).toEqual([true, false])
  expect(await queueAll(email, ["5"])).toEqual([false])
  expect(await mailsTo(api, email)).toHaveLength(2)
  expect(await queueAll("sin.cuenta@correo.test", reasons)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

test("[B8.9] confirmed addresses, and mails that must arrive, are not limited", async () => {
  const email = "confirmada@correo.test"
  const id = await addUser(api.database, { email, confirmedAt: new Date() })
  expect(await queueAll(email, reasons)).not.toContain(false)
  await api.database.update(users).set({ confirmedAt: null }).where(eq(users.id, id))
  expect(await queueAll(email, ["6", "7", "8", "9"])).toEqual([true, true, true, false])
  expect(await queueAll(email, ["receipt"], { always: true })).toEqual([true])
})

test("[B8.105] mails of the account itself have a limit of their own, three a day too", async () => {
  const email = "propia@correo.test"
  expect((await queueAll(email, reasons)).filter(Boolean)).toHaveLength(3)
  const own = await queueAll(email, ["6", "7", "8", "9"], { isOwn: true })
  expect(own).toEqual([true, true, true, false])
  const other = "solo.propia@correo.test"
  await queueAll(other, ["1", "2", "3"], { isOwn: true })
  expect(await queueAll(other, ["4"])).toEqual([true])
})

test.each(["account", "alert", "thread"] as const)(
  "[B8.134] the owner of an address that a %s proves gets twelve mails a day of every form, and only an account more of its own",
  async (proof) => {
    const email = `con.${proof}@correo.test`
    const prove = {
      account: () => addUser(api.database, { email, confirmedAt: new Date() }),
      alert: () => addAlert(api, { email }),
      thread: async () => {
        await askSeller(api, await addAd(api.database), { data: { ...newPerson(), email } })
        const [copy] = await mailsTo(api, email)
        await stepByLink(api, leadCodeOf(copy), { action: "see" })
      },
    }
    await prove[proof]()
    const counted = (await mailsTo(api, email)).length
    const many = Array.from({ length: 14 }, (_, index) => `typed${index}`)
    const typed = await queueAll(email, many, { isTyped: true })
    expect(typed.filter(Boolean)).toHaveLength(12 - counted)
    const own = await queueAll(email, reasons, { isOwn: true })
    expect(own.filter(Boolean)).toHaveLength(proof === "account" ? 5 : 3)
  },
)

test("[B8.9] a reason that already has a mail does not count again", async () => {
  const email = "repetida@correo.test"
  expect(await queueAll(email, ["1", "1", "1", "1"])).toEqual([true, false, false, false])
  expect(await queueAll(email, ["2", "3", "4"])).toEqual([true, true, false])
})

test("[B8.9] concurrent mails do not exceed the limit", async () => {
  const email = "a.la.vez@correo.test"
  const all = await Promise.all(
    [...reasons, "6", "7", "8"].map((reason) => queueAll(email, [reason])),
  )
  expect(all.flat().filter(Boolean)).toHaveLength(3)
  expect(await mailsTo(api, email)).toHaveLength(3)
})
