import { DomainError } from "@wara/domain/errors"
import { and, eq, isNull, sql } from "drizzle-orm"
import fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addOrder } from "../../../test/add-order.ts"
import { addUser } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { giveCredits } from "../../../test/give-credits.ts"
import { adReservations, creditMovements } from "../../database/schema/credits.ts"
import { grantCredits } from "./use-cases/grant-credits.ts"
import { returnCredits, revokeCredits } from "./use-cases/return-credits.ts"
import { spendCredit, useUpCredits } from "./use-cases/spend-credit.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

const system = { actorId: null }

/** Sum of the ledger, its stored balance, available credits, and ads with more than one credit. */
async function balanceOf(ownerId: number) {
  const { rows } = await api.pool.query(
    `select (select coalesce(sum(amount), 0)::int from credit_movements where owner_id = $1) as ledger,
      (select coalesce(sum(balance), 0)::int from credit_balances where owner_id = $1) as balance,
      (select count(*)::int from ad_reservations where owner_id = $1 and ad_id is null and revoked_at is null) as available,
      (select count(*)::int from (select ad_id from ad_reservations where owner_id = $1 and used_up_at is null
        and ad_id is not null group by ad_id having count(*) > 1) as doubled) as doubled,
      (select coalesce(min(balance), 0)::int from (select sum(amount) over (order by id) as balance
        from credit_movements where owner_id = $1) as balances) as lowest`,
    [ownerId],
  )
  return rows[0]
}

type Step = { kind: "grant" | "spend" | "return" | "renew" | "refund"; ad: number; at: boolean }

const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom("grant", "spend", "return", "renew", "refund"),
    ad: fc.nat({ max: 2 }),
    /** Whether the next step starts before this one has ended. */
    at: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
)

test("[B9.60] after any sequence the balance is the ledger's sum, never negative, and no ad has two credits", async () => {
  const adIds = await Promise.all([1, 2, 3].map(() => addAd(api.database)))
  const orderId = await addOrder(api.database, await addUser(api.database))
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const ownerId = await addUser(api.database)
      await api.database.execute(sql`update ads set owner_id = ${ownerId} where id in ${adIds}`)
      await api.database.execute(sql`update orders set owner_id = ${ownerId} where id = ${orderId}`)
      let begun: Promise<unknown>[] = []
      for (const step of sequence) {
        begun.push(take(step, ownerId, adIds[step.ad] ?? 0, orderId))
        if (step.at) continue
        await Promise.all(begun)
        begun = []
      }
      await Promise.all(begun)
      const { available, balance, doubled, ledger, lowest } = await balanceOf(ownerId)
      expect({ balance, ledger, doubled }).toEqual({
        balance: available,
        ledger: available,
        doubled: 0,
      })
      expect(lowest).toBeGreaterThanOrEqual(0)
      await api.database.execute(sql`
        update ad_reservations set used_up_at = coalesce(used_up_at, now()) where ad_id is not null`)
    }),
    { numRuns: 25 },
  )
})

/** One step in its own transaction; an invalid one is rejected and changes nothing. */
async function take({ kind }: Step, ownerId: number, adId: number, orderId: number) {
  const now = new Date()
  const spend = { ownerId, adId, now }
  const work = api.database.transaction(async (transaction) => {
    if (kind === "grant") {
      const counts = { publication: 2, featured: 0 }
      const grant = { ownerId, source: "pack", counts, days: 15, orderId } as const
      return grantCredits(transaction, grant, { reason: "order", ...system })
    }
    if (kind === "refund") {
      const order = { id: orderId, ownerId, now }
      const max = { publication: 1, featured: 0 }
      return revokeCredits(transaction, order, max, { reason: "refund", ...system })
    }
    if (kind === "return") {
      const ad = { id: adId, ownerId, now }
      return returnCredits(transaction, ad, { reason: "ad-rejected", ...system })
    }
    if (kind === "renew") await useUpCredits(transaction, "publication", [adId], now)
    return spendCredit(transaction, "publication", spend, { reason: "ad-submitted", ...system })
  })
  await work.catch((error: unknown) => {
    const isRefusal = error instanceof DomainError && error.code === "ConflictError"
    if (!isRefusal && !String(error instanceof Error ? error.cause : error).includes("_ad"))
      throw error
  })
}

test("of 200 concurrent attempts to spend 3 credits exactly 3 succeed", async () => {
  const ownerId = await addUser(api.database)
  await giveCredits(api.database, ownerId, { available: 3 })
  const adIds = await Promise.all(
    Array.from({ length: 200 }, () => addAd(api.database, { ownerId, state: "draft" })),
  )
  const outcomes = await Promise.allSettled(
    adIds.map((adId) =>
      api.database.transaction((transaction) =>
        spendCredit(
          transaction,
          "publication",
          { ownerId, adId, now: new Date() },
          { reason: "ad-submitted", actorId: ownerId },
        ),
      ),
    ),
  )
  const refused = outcomes.filter((outcome) => outcome.status === "rejected")
  expect(outcomes.length - refused.length).toBe(3)
  for (const { reason } of refused) {
    expect(reason).toMatchObject({ code: "ConflictError", details: [{ path: ["credits"] }] })
  }
  expect(await balanceOf(ownerId)).toMatchObject({ ledger: 0, available: 0, doubled: 0 })
})

test("the database rejects a credit without its movement, and a movement without its credit", async () => {
  const ownerId = await addUser(api.database)
  const credit = { ownerId, source: "gift", days: 15 } as const
  const because = { cause: expect.objectContaining({ code: "23000" }) }
  await expect(api.database.insert(adReservations).values(credit)).rejects.toMatchObject(because)
  const grant = { credit: "publication", creditId: 1, kind: "grant", amount: 1 } as const
  const movement = { ownerId, ...grant, reason: "gift" } as const
  await expect(api.database.insert(creditMovements).values(movement)).rejects.toMatchObject(because)
  expect(await balanceOf(ownerId)).toMatchObject({ ledger: 0, available: 0 })
})

test("[B7.4] a checked owner is checked again after a later statement of the same transaction", async () => {
  const ownerId = await addUser(api.database)
  const credit = { ownerId, source: "gift", days: 15 } as const
  const forged = api.database.transaction(async (transaction) => {
    await giveCredits(transaction, ownerId, { available: 1 })
    await transaction.execute(sql`set constraints all immediate`)
    await transaction.execute(sql`set constraints all deferred`)
    await transaction.insert(adReservations).values(credit)
  })
  await expect(forged).rejects.toMatchObject({ cause: expect.objectContaining({ code: "23000" }) })
  expect(await balanceOf(ownerId)).toMatchObject({ ledger: 0, available: 0 })
})

test("[B9.60] balances are written by movements only", async () => {
  const ownerId = await addUser(api.database)
  await giveCredits(api.database, ownerId, { available: 1 })
  const because = { cause: expect.objectContaining({ code: "23001" }) }
  for (const statement of [
    sql`update credit_balances set balance = 5 where owner_id = ${ownerId}`,
    sql`delete from credit_balances where owner_id = ${ownerId}`,
    sql`insert into credit_balances values (${ownerId}, 'featured', 1)`,
  ]) {
    await expect(api.database.execute(statement)).rejects.toMatchObject(because)
  }
})

test("ledger entries cannot be changed or deleted", async () => {
  const ownerId = await addUser(api.database)
  await giveCredits(api.database, ownerId, { available: 1 })
  const mine = and(eq(creditMovements.ownerId, ownerId), isNull(creditMovements.adId))
  const because = { cause: expect.objectContaining({ code: "23001" }) }
  const changed = api.database.update(creditMovements).set({ note: "otra" }).where(mine)
  await expect(changed).rejects.toMatchObject(because)
  await expect(api.database.delete(creditMovements).where(mine)).rejects.toMatchObject(because)
})
