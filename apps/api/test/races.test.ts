import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { abuseReports } from "../src/database/schema/abuse-reports.ts"
import { ads } from "../src/database/schema/ads.ts"
import { favourites } from "../src/database/schema/favourites.ts"
import { adReviews } from "../src/database/schema/reviews.ts"
import { submitAd } from "../src/modules/ads/use-cases/submit-ad.ts"
import { countCredits } from "../src/modules/credits/use-cases/count-credits.ts"
import { addAd } from "./add-ad.ts"
import { addSession, addUser, confirmed } from "./add-user.ts"
import { callAs, newNetwork } from "./call-as.ts"
import { mailsTo, sendLink } from "./links.ts"
import { chargedFor, eventsOf, mailsTo as mailsToPerson, outcome } from "./order-outcome.ts"
import { addPendingAd, addTestSeller, buildContent, callOwn, waitingReview } from "./publish-ad.ts"
import { comeBack, openShop, type Shop } from "./shop.ts"

// Everything that may happen once, attempted fifty times at once. Reveals of contact data, questions
// with one key, sign-ups and guesses of passwords have their fifty beside their modules.

let shop: Shop

beforeAll(async () => {
  shop = await openShop({ config: { callsPerMinute: 1_000_000 } })
})
afterAll(() => shop.stop())

const fifty = <Result>(call: (turn: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: 50 }, (_, turn) => call(turn)))

/** How many of each value, such as statuses. */
function countOf(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

const openTeam = async (role: "moderator" | "operator") => {
  const id = await addUser(shop.api.database, { role, ...confirmed })
  return addSession(shop.api.database, id)
}

test("[B8.56] fifty ads submitted at once with one credit: one is submitted, the others stay drafts", async () => {
  const { config, database, pool } = shop.api
  const seller = await addTestSeller(shop.api, { credits: 1 })
  const content = await buildContent(shop.api, seller.id)
  const drafts = await database
    .insert(ads)
    .values(
      Array.from({ length: 50 }, () => ({ ownerId: seller.id, name: "", slug: randomUUID() })),
    )
    .returning({ id: ads.id })
  const now = new Date()
  const answers = await Promise.allSettled(
    drafts.map(({ id: adId }) =>
      database.transaction((transaction) =>
        submitAd(transaction, config, { adId, ownerId: seller.id, featured: false, content }, now),
      ),
    ),
  )
  expect(countOf(answers.map(({ status }) => status))).toEqual({ fulfilled: 1, rejected: 49 })
  expect(await countCredits(database, seller.id)).toMatchObject({ publication: 0 })
  const { rows } = await pool.query(
    "select state, count(*)::int from ads where owner_id = $1 group by state order by state",
    [seller.id],
  )
  expect(rows).toEqual([
    { state: "draft", count: 49 },
    { state: "pending", count: 1 },
  ])
})

test("[B8.56] a payment that returns fifty times at once is committed and granted once", async () => {
  const buyer = await shop.addBuyer()
  const order = await buyer.open()
  const back = await shop.webpay.pay(order.token, "approve", {})
  const answers = await fifty(() => comeBack(shop.api, back))
  expect(countOf(answers.map((answer) => answer?.body.data?.order.state ?? 0))).toEqual({
    paid: 50,
  })
  expect(await outcome(shop, order.id)).toMatchObject({ state: "paid", credits: 15, grants: 16 })
  const events = await eventsOf(shop, order.id)
  expect(events.filter((what) => what === "commit-sent")).toHaveLength(1)
  expect(await mailsToPerson(shop, buyer.id)).toEqual(["Recibimos tu pago"])
})

test("[B8.56] fifty refunds of one order at once, with five keys, pay the money back once", async () => {
  const buyer = await shop.addBuyer()
  const id = await buyer.buy("approve", { card: "debit" })
  const keys = Array.from({ length: 5 }, () => randomUUID())
  const token = await openTeam("operator")
  const answers = await fifty((turn) => {
    const data = { key: keys[turn % 5], amount: 69_990, reason: "Se arrepintió" }
    return callOwn(shop.api, token, `POST /admin/orders/${id}/refund`, data)
  })
  const statuses = countOf(answers.map(({ status }) => status))
  expect(Object.keys(statuses).sort()).toEqual(["200", "409"])
  expect(await outcome(shop, id)).toMatchObject({
    state: "refunded",
    refunded: 69_990,
    revoked: 15,
  })
  expect(await chargedFor(shop, id)).toBe(0)
  const { rows } = await shop.api.pool.query(
    "select count(*)::int from refunds where order_id = $1 and state = 'done'",
    [id],
  )
  expect(rows).toEqual([{ count: 1 }])
})

test.each([
  [
    "reset_password",
    "reset-password",
    { password: "Otra grúa 99", passwordConfirmation: "Otra grúa 99" },
  ],
  ["confirm_email", "confirm-email", {}],
] as const)(
  "[B8.56] of fifty uses of one link (%s) at once, one succeeds",
  async (purpose, path, rest) => {
    const isConfirmed = purpose === "reset_password" ? confirmed : {}
    const userId = await addUser(shop.api.database, isConfirmed)
    const token = await addSession(shop.api.database, userId)
    const { rows } = await shop.api.pool.query("select email from users where id = $1", [userId])
    const code = await sendLink(shop.api, purpose, rows[0].email)
    const answers = await fifty(() =>
      // Only the browser of the account confirms without the password.
      callAs(shop.api.app, purpose === "confirm_email" ? { token } : {}, `POST /auth/${path}`, {
        code,
        ...rest,
      }),
    )
    expect(countOf(answers.map(({ status }) => status))).toEqual({ 200: 1, 410: 49 })
  },
)

test("[B8.56] a browser's saved ads, merged fifty times at once, are saved once", async () => {
  const { id, token } = await addTestSeller(shop.api)
  const machines = await Promise.all([1, 2, 3].map(() => addAd(shop.api.database)))
  const saved = machines.map((ad) => ({ ad, saved_at: new Date().toISOString() }))
  const answers = await fifty(() =>
    callOwn(shop.api, token, "POST /users/me/favourites/merge", { ads: saved }),
  )
  const statuses = countOf(answers.map(({ status }) => status))
  expect(Object.keys(statuses).filter((status) => !["200", "429"].includes(status))).toEqual([])
  expect(await shop.api.database.$count(favourites, eq(favourites.userId, id))).toBe(3)
})

test("[B8.56] fifty reports of an ad at once by one account are one", async () => {
  const adId = await addAd(shop.api.database, { slug: "denunciada-a-la-vez" })
  const { token } = await addTestSeller(shop.api)
  const answers = await fifty(() =>
    shop.api.app.inject({
      ...{ method: "POST", url: "/api/abuse-reports", remoteAddress: newNetwork() },
      headers: { "idempotency-key": randomUUID(), authorization: `Bearer ${token}` },
      payload: {
        data: {
          ...{ subject: "ad", key: "denunciada-a-la-vez", reason: "sold" },
          ...{ message: "Ya se vendió.", email: "" },
        },
      },
    }),
  )
  const statuses = countOf(answers.map(({ statusCode }) => statusCode))
  expect(Object.keys(statuses).filter((status) => !["201", "429"].includes(status))).toEqual([])
  expect(await shop.api.database.$count(abuseReports, eq(abuseReports.adId, adId))).toBe(1)
})

test("[B8.56] of fifty decisions about one ad by two moderators at once, one holds", async () => {
  const seller = await addTestSeller(shop.api)
  const adId = await addPendingAd(shop.api, seller)
  const reviewId = await waitingReview(shop.api, adId)
  const moderators = [await openTeam("moderator"), await openTeam("moderator")]
  const steps = ["approve", "reject", "request-changes"]
  const answers = await fifty((turn) => {
    const step = steps[turn % 3]
    const data = step === "approve" ? {} : { reason: "other", notes: "Falta una foto." }
    return callOwn(
      shop.api,
      moderators[turn % 2] ?? "",
      `POST /admin/reviews/${reviewId}/${step}`,
      data,
    )
  })
  expect(countOf(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 49 })
  const [review] = await shop.api.database
    .select()
    .from(adReviews)
    .where(eq(adReviews.id, reviewId))
  expect(review?.state).not.toBe("pending")
  // One mail says that the ad arrived, one what was decided.
  expect(await mailsTo(shop.api, seller.email)).toHaveLength(2)
})
