import { days } from "@wara/domain/time"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { askSeller } from "../../../test/ask-seller.ts"
import { callAs } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { addTestSeller, callOwn, type TestSeller } from "../../../test/publish-ad.ts"
import { deleteLeadsOf } from "../leads/personal-store.ts"

let api: TestApp
let seller: TestSeller
let ads: number[]

beforeAll(async () => {
  api = await createTestApp()
  seller = await addTestSeller(api)
  const contact = { email: "rosa@faena.cl", phone: "+56912345678" }
  const add = () => addAd(api.database, { ownerId: seller.id, ...contact })
  ads = [await add(), await add(), await add()]
})

afterAll(() => api.close())

/** The numbers of the ledger and those that were counted, of every ad and day. */
async function compare() {
  const { rows: ledger } = await api.pool.query(`
    select ad_id, day::text, sum(reveals)::int as reveals, sum(whatsapp)::int as whatsapp,
      sum(emails)::int as emails, sum(forms)::int as forms, sum(saves)::int as saves
    from (
      select ad_id, day, (channel = 'phone')::int as reveals, (channel = 'whatsapp')::int as whatsapp,
        (channel = 'email')::int as emails, 0 as forms, 0 as saves
      from leads where day is not null
      union all
      select ad_id, (delivered_at at time zone 'America/Santiago')::date, 0, 0, 0, 1, 0
      from leads where day is null and delivered_at is not null
      union all
      select ad_id, (saved_at at time zone 'America/Santiago')::date, 0, 0, 0, 0, 1
      from favourites join ads on ads.id = ad_id where user_id <> owner_id
    ) as contacts group by ad_id, day order by ad_id, day`)
  const { rows: counted } = await api.pool.query(`
    select ad_id, day::text, reveals, whatsapp, emails, forms, saves from ad_daily
    where reveals + whatsapp + emails + forms + saves > 0 order by ad_id, day`)
  return { ledger, counted }
}

test("[B10.72] the numbers of ads equal the ledger, after contacts and saves in every order", async () => {
  const buyers = await Promise.all([1, 2, 3, 4].map(() => addTestSeller(api)))
  const [first = 0, second = 0] = ads
  const old = (past: number) => new Date(Date.now() - days(past)).toISOString()
  await api.pool.query("update ads set published_at = now() - interval '9 days'")
  const merged = ads.toReversed().map((ad, place) => ({ ad, saved_at: old(place + 1) }))
  // Buyers in parallel, each with one call at a time, as browsers send them.
  await Promise.all(
    buyers.map(async ({ token }) => {
      await callOwn(api, token, `PUT /users/me/favourites/${first}`, {})
      await callOwn(api, token, "POST /users/me/favourites/merge", { ads: merged })
      for (const ad of ads) {
        await callAs(api.app, { token }, `POST /ads/${ad}/contact-reveal`)
        await askSeller(api, ad)
      }
    }),
  )
  await callOwn(api, seller.token, `PUT /users/me/favourites/${second}`, {})
  for (const { token } of buyers) {
    for (const channel of ["whatsapp", "email", "email"]) {
      await callAs(api.app, { token }, `POST /ads/${second}/contacts`, { data: { channel } })
    }
  }
  // A risky message counts once its sender has confirmed it: this one never does.
  await askSeller(api, second, {
    data: { message: "Mira https://ejemplo.cl y deposita la reserva" },
  })
  const before = await compare()
  expect(before.counted).toEqual(before.ledger)
  const sums = (key: string) => before.counted.reduce((sum, row) => sum + row[key], 0)
  expect(["reveals", "whatsapp", "emails", "forms", "saves"].map(sums)).toEqual([12, 4, 4, 12, 12])
  const [forgetful, leaving] = buyers
  await callOwn(api, forgetful?.token ?? "", `DELETE /users/me/favourites/${first}`)
  await callOwn(api, seller.token, `DELETE /users/me/favourites/${second}`)
  await api.pool.query("delete from favourites where user_id = $1", [leaving?.id])
  await deleteLeadsOf(
    api.database,
    { id: leaving?.id ?? 0, email: leaving?.email ?? "" },
    new Date(),
  )
  const after = await compare()
  expect(after.counted).toEqual(after.ledger)
  expect(after.counted.reduce((sum, row) => sum + row.saves, 0)).toBe(8)
})

test("[B10.72] an ad that is deleted takes its numbers along, saved as it is", async () => {
  const ad = ads[2] ?? 0
  await api.pool.query("delete from lead_messages")
  await api.pool.query("delete from ads where id = $1", [ad])
  const { counted, ledger } = await compare()
  expect(counted).toEqual(ledger)
  expect(counted.some(({ ad_id }) => ad_id === ad)).toBe(false)
})
