// Long because a hold is followed through reports, appeal, release and ban.
import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addSession, addUser, confirmed } from "../../../test/add-user.ts"
import { askSeller } from "../../../test/ask-seller.ts"
import { callAs } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import { addTestSeller, callOwn } from "../../../test/publish-ad.ts"
import { abuseReports } from "../../database/schema/abuse-reports.ts"
import { adHolds } from "../../database/schema/ad-hold.ts"
import { ads } from "../../database/schema/ads.ts"

let api: TestApp
let rosa = { id: 0, token: "" }
let mario = { id: 0, token: "" }
let made = 0
const day = 86_400_000
const reason = { reason: "fraud", notes: "Las fotos son de otro anuncio." }
const appeal = "La máquina es mía: adjunto factura y el padrón cuando quieran."

beforeAll(async () => {
  api = await createTestApp()
  const add = async (firstname: string) => {
    const id = await addUser(api.database, { role: "moderator", firstname })
    return { id, token: await addSession(api.database, id) }
  }
  rosa = await add("Rosa")
  mario = await add("Mario")
})

afterAll(() => api.close())

/** A public ad with five days left, two of them featured. */
async function addPublicAd() {
  made += 1
  const seller = await addTestSeller(api)
  const slug = `retenida-${made}`
  const expiresAt = new Date(Date.now() + 5 * day)
  const featuredUntil = new Date(Date.now() + 2 * day)
  const adId = await addAd(api.database, { slug, ownerId: seller.id, expiresAt, featuredUntil })
  return { adId, expiresAt, featuredUntil, seller, slug }
}

const post = (who: { token: string }, path: string, data: unknown) =>
  callOwn(api, who.token, `POST /admin/ads/${path}`, data)
const hold = (adId: number, who = rosa) => post(who, `${adId}/hold`, reason)
const release = (adId: number, who = mario, notes = "") => post(who, `${adId}/release`, { notes })

async function adRow(adId: number) {
  const [ad] = await api.database.select().from(ads).where(eq(ads.id, adId))
  if (!ad) throw new Error("there is no such ad")
  return ad
}

const isListed = async (slug: string) =>
  (await callOwn(api, null, `GET /ads?filters[slug][$eq]=${slug}`)).body.data.length === 1

const lastMail = async (seller: { email: string }) => (await mailsTo(api, seller.email)).at(-1)
const codeIn = (text: string | undefined) => /codigo=([\w-]+)/.exec(text ?? "")?.[1] ?? ""

test("[B10.46] a hold hides the ad at once and says why; release returns every moment of its days", async () => {
  const { adId, expiresAt, featuredUntil, seller, slug } = await addPublicAd()
  expect((await hold(adId)).status).toBe(200)
  expect(await isListed(slug)).toBe(false)
  expect((await callOwn(api, null, `GET /ended-ads?filters[slug][$eq]=${slug}`)).body.data).toEqual(
    [],
  )
  const mail = await lastMail(seller)
  expect(mail?.subject).toBe("Tu anuncio está en revisión preventiva · Wara")
  expect(mail?.text).toContain("Motivo: Sospecha de fraude.\n\nLas fotos son de otro anuncio.")
  expect(mail?.text).toContain("tendrá los 5 días que le quedan")
  const own = await callOwn(api, seller.token, `GET /users/me/ads/${adId}`)
  expect(own.body.data).toMatchObject({ state: "on_hold", hold: { ...reason, outcome: null } })
  expect(Object.values(own.body.data.can)).not.toContain(true)
  const { returnedAt } = await adRow(adId)
  // As if three days had passed: the team was slow.
  const slow = 3 * day
  const began = new Date((returnedAt?.getTime() ?? 0) - slow)
  await api.database
    .update(ads)
    .set({
      returnedAt: began,
      expiresAt: new Date(expiresAt.getTime() - slow),
      featuredUntil: new Date(featuredUntil.getTime() - slow),
    })
    .where(eq(ads.id, adId))
  expect((await release(adId)).status).toBe(200)
  const back = await adRow(adId)
  expect(back).toMatchObject({ state: "active", returnedAt: null, endedAt: null })
  const lost = (end: Date | null, before: Date) => before.getTime() - (end?.getTime() ?? 0)
  // Only the moment before the hold passed.
  expect(lost(back.expiresAt, expiresAt)).toBeLessThanOrEqual(0)
  expect(lost(back.featuredUntil, featuredUntil)).toBeLessThanOrEqual(0)
  expect(await isListed(slug)).toBe(true)
  expect((await lastMail(seller))?.subject).toBe("Tu anuncio está publicado otra vez · Wara")
})

test("[B10.242] who decides an appeal reads text, data and pictures of the ad that is on hold", async () => {
  const { adId, seller } = await addPublicAd()
  await hold(adId)
  const read = (token: string | null, id = adId) =>
    callOwn(api, token, `GET /admin/ads/${id}/content`)
  const { description, name } = await adRow(adId)
  expect((await read(mario.token)).body.data).toMatchObject({
    content: { description, name, gallery: expect.any(Array) },
    approved: null,
  })
  expect((await read(mario.token, 999_999)).status).toBe(404)
  expect((await read(seller.token)).status).toBe(403)
  expect((await read(null)).status).toBe(401)
})

test("[B10.46] only another member of the team decides, once, and nobody their own ad", async () => {
  const { adId } = await addPublicAd()
  await hold(adId)
  const refused = await release(adId, rosa)
  expect(refused.status).toBe(403)
  expect(refused.body.error.details.errors[0].message).toContain("otra persona del equipo")
  const ban = { reason: "fraud", notes: "Fotos robadas." }
  expect((await post(rosa, `${adId}/ban`, ban)).status).toBe(403)
  const other = await addUser(api.database, { role: "moderator" })
  const third = { token: await addSession(api.database, other) }
  const both = await Promise.all([release(adId), post(third, `${adId}/ban`, ban)])
  expect(both.map(({ status }) => status)).toContain(200)
  const [first, ...more] = await api.database.select().from(adHolds).where(eq(adHolds.adId, adId))
  expect(more).toEqual([])
  expect(["released", "banned"]).toContain(first?.outcome)
  expect((await release(adId)).status).toBe(409)
  const own = await addAd(api.database, { ownerId: rosa.id, slug: "propia-de-rosa" })
  expect((await hold(own)).status).toBe(403)
  const ended = await addAd(api.database, { state: "deactivated", slug: "ya-terminada" })
  expect((await hold(ended)).status).toBe(409)
})

test("[B8.146] who put an ad on hold does not ban it by blocking its owner's account", async () => {
  const { adId, seller } = await addPublicAd()
  const other = await addAd(api.database, { ownerId: seller.id, slug: "otra-del-mismo" })
  await hold(adId)
  const block = { reason: "Sospecha de fraude", ban_ads: true }
  await callOwn(api, rosa.token, `POST /admin/users/${seller.id}/block`, block)
  expect([(await adRow(adId)).state, (await adRow(other)).state]).toEqual(["on_hold", "banned"])
  await callOwn(api, rosa.token, `POST /admin/users/${seller.id}/unblock`, { reason: "Era otra" })
  expect((await release(adId, rosa)).status).toBe(403)
  expect((await release(adId)).status).toBe(200)
})

test("[B10.46] a ban during a hold is final, and undoing it opens the hold again", async () => {
  const { adId, seller } = await addPublicAd()
  await hold(adId)
  const banned = await post(mario, `${adId}/ban`, { reason: "fraud", notes: "Fotos robadas." })
  expect(banned.status).toBe(200)
  const holdOf = async () =>
    (await api.database.select().from(adHolds).where(eq(adHolds.adId, adId)))[0]
  expect(await holdOf()).toMatchObject({ outcome: "banned", decidedBy: mario.id })
  const undo = `POST /admin/decisions/${banned.body.data.id}/undo` as const
  expect((await callOwn(api, mario.token, undo, {})).status).toBe(200)
  expect(await adRow(adId)).toMatchObject({ state: "on_hold", returnedAt: expect.any(Date) })
  expect(await holdOf()).toMatchObject({ outcome: null, decidedBy: null })
  expect((await release(adId)).status).toBe(200)
  expect((await lastMail(seller))?.subject).toContain("publicado otra vez")
})

test("[B10.46] the owner appeals once, by the mail or in the account; opening the link changes nothing", async () => {
  const { adId, seller } = await addPublicAd()
  await hold(adId)
  const code = codeIn((await lastMail(seller))?.text)
  const open = await callOwn(api, null, `GET /ad-appeals?code=${code}`)
  expect(open.body.data).toMatchObject({ hold: { ...reason, appealed_at: null } })
  expect(JSON.stringify(open.body)).not.toContain("Rosa")
  const send = (text: string) => callOwn(api, null, "POST /ad-appeals", { code, text })
  expect((await send("Corto")).status).toBe(400)
  const answers = await Promise.all([send(appeal), send(appeal), send(appeal)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const again = await send("Otra explicación, distinta de la primera.")
  expect(again.status).toBe(409)
  const own = `POST /users/me/ads/${adId}/appeal` as const
  expect((await callOwn(api, seller.token, own, { text: appeal })).status).toBe(200)
  const other = await addTestSeller(api)
  expect((await callOwn(api, other.token, own, { text: appeal })).status).toBe(404)
  expect((await callOwn(api, null, "GET /ad-appeals?code=inventado")).status).toBe(410)
  const list = await callOwn(api, mario.token, `GET /admin/ad-holds?filters[ad_id][$eq]=${adId}`)
  expect(list.body.data).toMatchObject([{ appeal, placed_by_id: rosa.id, is_open: true }])
  expect((await callOwn(api, seller.token, "GET /admin/ad-holds")).status).toBe(403)
  await release(adId)
  const late = await callOwn(api, null, "POST /ad-appeals", { code, text: `${appeal} Gracias.` })
  expect(late.body.error.details.errors[0].message).toContain("ya se resolvió")
})

test("[B8.188] the own list says when the open hold was appealed, and nothing of an earlier one", async () => {
  const { adId, seller } = await addPublicAd()
  const shown = async () =>
    (await callOwn(api, seller.token, "GET /users/me/ads")).body.data.map(
      ({ appealed_at }: { appealed_at: string | null }) => appealed_at,
    )
  await hold(adId)
  expect(await shown()).toEqual([null])
  await callOwn(api, seller.token, `POST /users/me/ads/${adId}/appeal`, { text: appeal })
  expect(await shown()).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT/)])
  await release(adId)
  expect(await shown()).toEqual([null])
  await hold(adId)
  expect(await shown()).toEqual([null])
})

/** A report by a confirmed account of a year, from a network of its own. */
async function reportAs(slug: string, given: { ip?: string; reason?: string } = {}) {
  made += 1
  const ip = given.ip ?? `198.51.100.${made}`
  const old = { ...confirmed, createdAt: new Date(Date.now() - 365 * day) }
  const token = await addSession(api.database, await addUser(api.database, old))
  const answer = await api.app.inject({
    ...{ method: "POST", url: "/api/abuse-reports" },
    remoteAddress: ip,
    headers: { "idempotency-key": randomUUID(), authorization: `Bearer ${token}` },
    payload: {
      data: {
        ...{ subject: "ad", key: slug, message: "Pide un adelanto.", email: "" },
        reason: given.reason ?? "fraud",
      },
    },
  })
  return answer.statusCode
}

const countHold = (adId: number) => api.database.$count(adHolds, eq(adHolds.adId, adId))

test("[B10.45] three independent reports at once make one hold; those of one network make none", async () => {
  const { adId, seller, slug } = await addPublicAd()
  const burst = await Promise.all([1, 2, 3, 4].map(() => reportAs(slug, { ip: "203.0.113.9" })))
  expect(burst).toEqual([201, 201, 201, 201])
  expect(await countHold(adId)).toBe(0)
  await Promise.all([reportAs(slug), reportAs(slug, { reason: "not-owner" }), reportAs(slug)])
  expect(await countHold(adId)).toBe(1)
  expect(await adRow(adId)).toMatchObject({ state: "on_hold" })
  const mails = (await mailsTo(api, seller.email)).filter(({ text }) => text.includes("Apelar"))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain("personas sin relación entre sí: «Parece una estafa»")
  expect(await reportAs(slug)).toBe(404)
})

test("[B10.45] three concurrent reports without any before make exactly one hold", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { adId, slug } = await addPublicAd()
    await Promise.all([reportAs(slug), reportAs(slug), reportAs(slug)])
    expect(await countHold(adId)).toBe(1)
  }
})

test("[B10.45] what a release settled does not count again", async () => {
  const { adId, slug } = await addPublicAd()
  for (let count = 0; count < 3; count += 1) await reportAs(slug)
  expect((await release(adId, rosa)).status).toBe(200)
  await reportAs(slug)
  expect(await adRow(adId)).toMatchObject({ state: "active" })
  expect(await api.database.$count(abuseReports, eq(abuseReports.adId, adId))).toBe(4)
  await reportAs(slug)
  await reportAs(slug)
  expect(await countHold(adId)).toBe(2)
})

test("[B10.45] an ad on hold takes no questions, no hearts and no renewal", async () => {
  const { adId, seller } = await addPublicAd()
  const buyer = await addTestSeller(api)
  const attempts = async () => {
    const { token } = buyer
    const answers = [
      await askSeller(api, adId),
      await callAs(api.app, { token }, `POST /ads/${adId}/contact-reveal`),
      await callOwn(api, token, `PUT /users/me/favourites/${adId}`, {}),
      await callOwn(api, token, `DELETE /users/me/favourites/${adId}`),
    ]
    return answers.map(({ status }) => status)
  }
  expect(await attempts()).toEqual([201, 200, 200, 200])
  await hold(adId)
  expect(await attempts()).toEqual([404, 404, 404, 200])
  const renewed = await callOwn(api, seller.token, `POST /users/me/ads/${adId}/renew`, {
    key: randomUUID(),
  })
  expect([renewed.status, renewed.body.error.details.errors[0].path]).toEqual([409, ["state"]])
})
