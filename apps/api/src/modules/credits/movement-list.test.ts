import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addOrder } from "../../../test/add-order.ts"
import { addSession, addUser } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { giveCredits } from "../../../test/give-credits.ts"
import { adReservations, creditMovements } from "../../database/schema/credits.ts"
import { findMovements } from "./movement-list-store.ts"
import { grantCredits } from "./use-cases/grant-credits.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

test("the owner reads every own movement with the balance after it, and none of others", async () => {
  const ownerId = await addUser(api.database)
  const adId = await addAd(api.database, { ownerId, name: "Grúa de la prueba" })
  await giveCredits(api.database, ownerId, { available: 1, onAds: [adId] })
  await giveCredits(api.database, await addUser(api.database), { available: 5 })
  const authorization = `Bearer ${await addSession(api.database, ownerId)}`
  const url = "/api/users/me/credits/movements"
  const answer = await api.app.inject({ url, headers: { authorization } })
  const { data, meta } = answer.json()
  expect(meta.pagination).toEqual({ page: 1, pageSize: 20, pageCount: 1, total: 2 })
  expect(
    data.map(({ amount, balance, kind }: Record<string, unknown>) => [kind, amount, balance]),
  ).toEqual([
    ["spend", -1, 1],
    ["grant", 2, 2],
  ])
  const second = await findMovements(api.database, ownerId, { offset: 1, limit: 1 })
  expect(second.movements.map(({ balance }) => balance)).toEqual([2])
  expect(data[0].ad).toMatchObject({ id: adId, name: "Grúa de la prueba" })
  expect((await api.app.inject(url)).statusCode).toBe(401)
})

test("[B8.184] the credits of a pack are one movement with the balance after all of them, on every page", async () => {
  const ownerId = await addUser(api.database)
  const grant = (counts: { publication: number; featured: number }, orderId: number) =>
    api.database.transaction((transaction) =>
      grantCredits(
        transaction,
        { ownerId, source: "pack", counts, days: 15, orderId },
        { reason: "order", actorId: null },
      ),
    )
  const small = await addOrder(api.database, ownerId, { buyOrder: "W1" })
  const large = await addOrder(api.database, ownerId, { buyOrder: "W2" })
  await grant({ publication: 2, featured: 0 }, small)
  await grant({ publication: 60, featured: 3 }, large)
  const read = async (offset: number, limit: number) => {
    const { movements, total } = await findMovements(api.database, ownerId, { offset, limit })
    const rows = movements.map(({ amount, balance, credit, order }) =>
      [credit, amount, balance, order?.buy_order].join(" "),
    )
    return { rows, total }
  }
  const all = ["featured 3 3 W2", "publication 60 62 W2", "publication 2 2 W1"]
  expect(await read(0, 20)).toEqual({ rows: all, total: 3 })
  expect(await read(1, 1)).toEqual({ rows: all.slice(1, 2), total: 3 })
  expect(await read(2, 1)).toEqual({ rows: all.slice(2), total: 3 })
})

test("[B10.121] movements are in the order of their dates, each with the balance at its date", async () => {
  const ownerId = await addUser(api.database)
  const dates = ["2026-11-20T12:00:00Z", "2026-11-01T12:00:00Z", "2026-11-10T12:00:00Z"]
  await api.database.transaction(async (transaction) => {
    const credits = await transaction
      .insert(adReservations)
      .values(dates.map(() => ({ ownerId, source: "free" as const, days: 30 })))
      .returning({ id: adReservations.id })
    await transaction.insert(creditMovements).values(
      credits.map(({ id: creditId }, place) => ({
        ...{ ownerId, creditId, credit: "publication" as const, kind: "grant" as const },
        ...{ amount: 1, reason: "sign-up" as const, createdAt: new Date(dates[place] ?? "") },
      })),
    )
  })
  const read = async (offset: number, limit: number) =>
    (await findMovements(api.database, ownerId, { offset, limit })).movements.map(
      ({ balance, createdAt }) => [createdAt.slice(0, 10), balance],
    )
  const all = [
    ["2026-11-20", 3],
    ["2026-11-10", 2],
    ["2026-11-01", 1],
  ]
  expect(await read(0, 20)).toEqual(all)
  expect(await read(1, 1)).toEqual(all.slice(1, 2))
  expect(await read(2, 1)).toEqual(all.slice(2))
})
