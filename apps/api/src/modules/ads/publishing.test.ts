// Long because the steps from draft to public ad share one seller, pictures and mails.
import { randomUUID } from "node:crypto"
import { draftOfContent, emptyDraft } from "@wara/domain/ads/ad-draft"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import {
  addTestSeller,
  addUpload,
  buildContent,
  callOwn,
  draftWith,
  submissionOf,
  waitingReview,
} from "../../../test/publish-ad.ts"
import { countCredits } from "../credits/use-cases/count-credits.ts"
import { cleanUploads } from "../uploads/use-cases/delete-files.ts"
import { approveReview } from "./use-cases/approve-review.ts"
import { awaitPayment, dropPayment, submitPaidAd } from "./use-cases/paid-ad-steps.ts"
import { purgeDrafts } from "./use-cases/purge-drafts.ts"
import { submitAd } from "./use-cases/submit-ad.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp({ databaseClock: "running" })
})

afterAll(() => api.close())

const day = 86_400_000
const makeDraft = (token: string, draft = emptyDraft(), key = randomUUID()) =>
  callOwn(api, token, "POST /users/me/ads", { key, draft })
const publicAds = async (slug: string) =>
  (await callOwn(api, null, `GET /ads?filters[slug][$eq]=${slug}&populate=*`)).body.data

test("[S1.3] [S1.4] [S4.12] an ad waits for review, is public for 15 days once approved, and its owner is notified", async () => {
  const seller = await addTestSeller(api, { credits: 1 })
  const content = await buildContent(api, seller.id)
  const made = await makeDraft(seller.token)
  expect(made.status).toBe(200)
  const { id } = made.body.data
  expect(made.body.data).toMatchObject({ state: "draft", can: { edit: true, delete: true } })

  const draft = { ...draftWith(content, id), step: 5 }
  const saved = await callOwn(api, seller.token, `PUT /users/me/ads/${id}/draft`, {
    version: 1,
    draft,
  })
  expect(saved.body.data.version).toBe(2)
  const newest = await callOwn(api, seller.token, "GET /users/me/draft")
  expect(newest.body.data).toMatchObject({ ad: id, version: 2, draft: { step: 5 } })
  expect(newest.body.data.images.map((image: { id: number }) => image.id)).toEqual(content.gallery)

  const submit = submissionOf(draft, { version: 2 })
  const sent = await callOwn(api, seller.token, "POST /users/me/ads/submit", submit)
  expect(sent).toEqual({ status: 200, body: { data: { outcome: "submitted", ad: id } } })
  const stored = (await callOwn(api, seller.token, `GET /users/me/ads/${id}`)).body.data
  expect(stored).toMatchObject({
    state: "pending",
    slug: `toyota-8fg25-forklift-${id}`,
    review: { kind: "first", state: "pending" },
  })
  const again = await callOwn(api, seller.token, "POST /users/me/ads/submit", submit)
  expect(again).toEqual(sent)
  expect(await countCredits(api.database, seller.id)).toMatchObject({ publication: 0, featured: 0 })
  const { slug } = stored
  expect(await publicAds(slug)).toEqual([])
  expect((await callOwn(api, seller.token, "GET /users/me/draft")).body.data).toBeNull()

  const now = new Date()
  const decision = { reviewId: await waitingReview(api, id), actorId: seller.id }
  await api.database.transaction((transaction) =>
    approveReview(transaction, api.config, decision, now),
  )
  const [shown] = await publicAds(slug)
  expect(shown).toMatchObject({ name: content.name, active: true, remaining_days: 15 })
  expect(shown.expires_at).toBe(new Date(now.getTime() + 15 * day).toISOString())
  expect(shown.gallery).toHaveLength(1)
  const subjects = (await mailsTo(api, seller.email)).map(({ subject }) => subject)
  expect(subjects).toEqual(["Recibimos tu anuncio · Wara", "Tu anuncio está publicado · Wara"])
  // An active ad without days left is not public, even before the expiry job runs.
  await api.pool.query(
    "update ads set published_at = published_at - interval '15 days', expires_at = now() where id = $1",
    [id],
  )
  expect(await publicAds(slug)).toEqual([])
})

test("the same key creates one ad, across tabs and retries; 20 drafts are the maximum", async () => {
  const { token, id } = await addTestSeller(api)
  const key = randomUUID()
  const made = await Promise.all(
    Array.from({ length: 8 }, () => makeDraft(token, emptyDraft(), key)),
  )
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(made.map(({ body }) => body.data.id)).size).toBe(1)
  const otherSeller = await addTestSeller(api)
  const other = await makeDraft(otherSeller.token, emptyDraft(), key)
  expect(other.body.data.id).not.toBe(made[0]?.body.data.id)
  await api.pool.query(
    "insert into ads (owner_id, name, slug) select $1, '', 'filler-' || place from generate_series(1, 18) as place",
    [id],
  )
  const last = await Promise.all([makeDraft(token), makeDraft(token)])
  expect(last.map(({ status }) => status).sort()).toEqual([200, 409])
  const full = last.find(({ status }) => status === 409)
  expect(full?.body.error.details.errors[0].path).toEqual(["drafts"])
  expect((await makeDraft(token, emptyDraft(), key)).status).toBe(200)
})

test("[B5.16] the account shows whether a started ad can be continued, until it is submitted or deleted", async () => {
  const { id, token } = await addTestSeller(api, { credits: 1 })
  const hasDraft = async () => (await callOwn(api, token, "GET /users/me")).body.has_draft
  expect(await hasDraft()).toBe(false)
  const first = (await makeDraft(token)).body.data.id
  expect(await hasDraft()).toBe(true)
  const submit = submissionOf(draftWith(await buildContent(api, id), first), { version: 1 })
  await callOwn(api, token, "POST /users/me/ads/submit", submit)
  expect(await hasDraft()).toBe(false)
  const second = (await makeDraft(token)).body.data.id
  expect(await hasDraft()).toBe(true)
  await callOwn(api, token, `DELETE /users/me/ads/${second}`)
  expect(await hasDraft()).toBe(false)
})

test("[B5.25] an outdated version, none, or a known key never overwrites a newer save", async () => {
  const { token } = await addTestSeller(api)
  const key = randomUUID()
  const named = (name: string) => ({ ...emptyDraft(), ad: { ...emptyDraft().ad, name } })
  const { id } = (await makeDraft(token, named("one"), key)).body.data
  const save = (version: number, name: string) =>
    callOwn(api, token, `PUT /users/me/ads/${id}/draft`, { version, draft: named(name) })
  // Two devices with the same version.
  const both = await Promise.all([save(1, "phone"), save(1, "desktop")])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const winner = both[0]?.status === 200 ? "phone" : "desktop"
  for (const version of [0, 1]) {
    const older = await save(version, "older")
    expect(older.status).toBe(409)
    expect(older.body.error.details.errors[0].path).toEqual(["version"])
  }
  expect((await makeDraft(token, named("older"), key)).body.data.id).toBe(id)
  const { data } = (await callOwn(api, token, "GET /users/me/draft")).body
  expect(data).toMatchObject({ ad: id, version: 2, draft: { ad: { name: winner } }, device: "" })
})

test("[B5.25] a draft stores which device saved it", async () => {
  const { token } = await addTestSeller(api)
  const { id } = (await makeDraft(token)).body.data
  const agent =
    "Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36"
  const saved = await api.app.inject({
    method: "PUT",
    url: `/api/users/me/ads/${id}/draft`,
    headers: { authorization: `Bearer ${token}`, "user-agent": agent },
    payload: { data: { version: 1, draft: emptyDraft() } },
  })
  expect(saved.statusCode).toBe(200)
  const { data } = (await callOwn(api, token, "GET /users/me/draft")).body
  expect(data.device).toBe("Chrome en Android")
})

test("incomplete input is stored: half an emoji, half a year", async () => {
  const { token } = await addTestSeller(api)
  const empty = emptyDraft()
  const typed = { ...empty, ad: { ...empty.ad, name: "Grúa \ud83d", year: 2019.5 } }
  const made = await makeDraft(token, { ...typed, ad: { ...typed.ad, model: "8FG \ud83d\ude9c" } })
  expect(made.status).toBe(200)
  const { body } = await callOwn(api, token, `GET /users/me/ads/${made.body.data.id}`)
  expect(body.data.content).toMatchObject({
    name: "Grúa \ufffd",
    model: "8FG \ud83d\ude9c",
    year: 2019.5,
  })
})

test("an older tab does not overwrite a newer one; saving drafts and pictures sends no notices", async () => {
  const { token, id: ownerId } = await addTestSeller(api)
  const { id } = (await makeDraft(token)).body.data
  const save = (version: number, ad: object) =>
    callOwn(api, token, `PUT /users/me/ads/${id}/draft`, {
      version,
      draft: { ...emptyDraft(), ad: { ...emptyDraft().ad, ...ad } },
    })
  const listener = await api.pool.connect()
  const notices: unknown[] = []
  listener.on("notification", ({ payload }) => notices.push(payload))
  await listener.query("listen wara_changes")
  expect((await save(1, { name: "Torno" })).body.data.version).toBe(2)
  const late = await save(1, { name: "Otro" })
  expect(late.status).toBe(409)
  expect(late.body.error.details.errors[0].path).toEqual(["version"])
  const atOnce = await Promise.all([save(2, { name: "A" }), save(2, { name: "B" })])
  expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 409])
  const picture = await addUpload(api, ownerId)
  await save(3, { name: "A", gallery: [{ id: picture }, { id: picture }] })
  await save(4, { name: "Torno 2", gallery: [{ id: picture }] })
  await listener.query("select 1")
  listener.release(true)
  // Visitors' pages are cached until an ad that they may show changes.
  expect(notices).toEqual([])
  const shown = await callOwn(api, token, "GET /users/me/draft")
  expect(shown.body.data).toMatchObject({
    version: 5,
    draft: { ad: { ad_id: id, name: "Torno 2" } },
  })
  const listed = await callOwn(api, token, "GET /users/me/ads?tab=draft")
  expect(listed.body.data).toHaveLength(1)
  expect(listed.body.data[0]).toMatchObject({ name: "Torno 2", cover: { id: picture } })
  const taken = await callOwn(api, token, "GET /users/me/export")
  expect(taken.body.ads).toMatchObject([{ state: "draft", draft: { ad: { name: "Torno 2" } } }])
})

test("a draft's pictures survive the clean-up of uploads; those of an old draft are deleted with it", async () => {
  const { token, id: ownerId } = await addTestSeller(api)
  const galleryUpload = await addUpload(api, ownerId)
  const loose = await addUpload(api, ownerId)
  const draft = emptyDraft()
  const made = await makeDraft(token, {
    ...draft,
    ad: { ...draft.ad, gallery: [{ id: galleryUpload }] },
  })
  const later = (days: number) => new Date(Date.now() + days * day)
  const { signal } = new AbortController()
  await cleanUploads(api, later(2), signal)
  const left = async () => {
    const { rows } = await api.pool.query("select id from files where id = any($1)", [
      [galleryUpload, loose],
    ])
    return rows.map(({ id }) => id)
  }
  expect(await left()).toEqual([galleryUpload])
  expect(await purgeDrafts(api.database, later(89), signal)).toBe(0)
  expect(await purgeDrafts(api.database, later(91), signal)).toBeGreaterThan(0)
  const gone = await callOwn(api, token, `GET /users/me/ads/${made.body.data.id}`)
  expect(gone.status).toBe(404)
  await cleanUploads(api, later(91), signal)
  expect(await left()).toEqual([])
})

test("errors are reported by field, nothing is spent, and unconfirmed users cannot publish", async () => {
  const seller = await addTestSeller(api, { credits: 1 })
  const content = await buildContent(api, seller.id)
  const otherSeller = await addTestSeller(api)
  const { id } = (await makeDraft(seller.token)).body.data
  const submit = async (change: object) => {
    const draft = draftWith({ ...content, ...change }, id)
    const call = submissionOf(draft)
    const { status, body } = await callOwn(api, seller.token, "POST /users/me/ads/submit", call)
    const { outcome, errors = [] } = body.data ?? { errors: body.error.details.errors }
    return { status, outcome, paths: errors.map(({ path }: { path: string[] }) => path.join(".")) }
  }
  const invalid = (...paths: string[]) => ({ status: 200, outcome: "invalid", paths })
  expect(await submit({ name: "", price: 0 })).toEqual(invalid("ad.name", "ad.price"))
  expect(await submit({ commune: 999, condition: 999, category: 999 })).toEqual(
    invalid("ad.category", "ad.condition", "ad.commune"),
  )
  expect(await submit({ region: content.region + 1 })).toEqual(invalid("ad.commune"))
  const theirs = await addUpload(api, otherSeller.id)
  expect(await submit({ gallery: [...content.gallery, theirs] })).toEqual(invalid("ad.gallery"))
  await api.pool.query("update users set confirmed_at = null where id = $1", [seller.id])
  expect(await submit({})).toMatchObject({ status: 403, paths: ["email_confirmation"] })
  await api.pool.query("update users set confirmed_at = now() where id = $1", [seller.id])
  expect(await countCredits(api.database, seller.id)).toMatchObject({ publication: 1, featured: 0 })
  const { rows } = await api.pool.query("select state, name, email from ads where id = $1", [id])
  expect(rows).toEqual([{ state: "draft", name: "", email: null }])
  expect(await submit({})).toMatchObject({ status: 200, outcome: "submitted" })
})

test("200 concurrent submissions of one ad spend one credit of each kind and send one mail", async () => {
  const seller = await addTestSeller(api, { credits: 3, featured: 2 })
  const content = await buildContent(api, seller.id)
  const { id: adId } = (await makeDraft(seller.token)).body.data
  const submission = { adId, ownerId: seller.id, featured: true, content }
  const now = new Date()
  await Promise.all(
    Array.from({ length: 200 }, () =>
      api.database.transaction((transaction) => submitAd(transaction, api.config, submission, now)),
    ),
  )
  expect(await countCredits(api.database, seller.id)).toMatchObject({ publication: 2, featured: 1 })
  const { rows } = await api.pool.query("select state from ad_reviews where ad_id = $1", [adId])
  expect(rows).toEqual([{ state: "pending" }])
  expect(await mailsTo(api, seller.email)).toHaveLength(1)
})

test("two ads submitted concurrently with one credit: one is submitted, the other stays a draft", async () => {
  const seller = await addTestSeller(api, { credits: 1 })
  const content = await buildContent(api, seller.id)
  const drafts = [await makeDraft(seller.token), await makeDraft(seller.token)]
  const answers = await Promise.all(
    drafts.map(({ body }) => {
      const call = submissionOf(draftWith(content, body.data.id))
      return callOwn(api, seller.token, "POST /users/me/ads/submit", call)
    }),
  )
  const outcomes = answers.map(({ body }) => body.data.outcome)
  expect(outcomes.sort()).toEqual(["cost", "submitted"])
  const listed = await callOwn(api, seller.token, "GET /users/me/ads")
  expect(listed.body.meta.counts).toMatchObject({ all: 2, draft: 1, review: 1 })
})

test("a checkout stores the content to publish; payment submits it, cancelling leaves the draft", async () => {
  const seller = await addTestSeller(api, { credits: 1 })
  const content = await buildContent(api, seller.id)
  const { id: adId } = (await makeDraft(seller.token)).body.data
  const key = { adId, ownerId: seller.id }
  const now = new Date()
  const inTransaction = api.database.transaction.bind(api.database)
  const open = () => inTransaction((transaction) => awaitPayment(transaction, key, now))
  await expect(open()).rejects.toMatchObject({ code: "ValidationError" })
  const save = (version: number, name: string) =>
    callOwn(api, seller.token, `PUT /users/me/ads/${adId}/draft`, {
      version,
      draft: draftOfContent({ ...content, name }),
    })
  await save(1, "Primera versión")
  await open()
  await inTransaction((transaction) => dropPayment(transaction, adId))
  const state = async () =>
    (await callOwn(api, seller.token, `GET /users/me/ads/${adId}`)).body.data
  expect(await state()).toMatchObject({ state: "draft", name: "Primera versión" })
  await open()
  await open()
  expect(await state()).toMatchObject({
    state: "awaiting_payment",
    can: { pay: true, delete: true },
  })
  // Typed after the checkout opened: saved for the next submission.
  expect((await save(2, "Segunda versión")).status).toBe(200)
  const pay = () =>
    inTransaction((transaction) =>
      submitPaidAd(transaction, api.config, { ...key, featured: false }, now),
    )
  expect(await pay()).toBe(true)
  expect(await pay()).toBe(true)
  expect(await state()).toMatchObject({ state: "pending", name: "Primera versión" })
  await inTransaction((transaction) => dropPayment(transaction, adId))
  expect((await state()).state).toBe("pending")
  expect(await countCredits(api.database, seller.id)).toMatchObject({ publication: 0, featured: 0 })
})

test("a payment whose ad can no longer be published leaves credits and a draft", async () => {
  const seller = await addTestSeller(api, { credits: 1 })
  const content = await buildContent(api, seller.id)
  const made = await makeDraft(seller.token, draftOfContent(content))
  const key = { adId: made.body.data.id, ownerId: seller.id }
  const now = new Date()
  await api.database.transaction((transaction) => awaitPayment(transaction, key, now))
  const pay = () =>
    api.database.transaction((transaction) =>
      submitPaidAd(transaction, api.config, { ...key, featured: true }, now),
    )
  // No featured credit was granted: the publication credit taken first is returned.
  expect(await pay()).toBe(false)
  expect(await countCredits(api.database, seller.id)).toMatchObject({ publication: 1, featured: 0 })
  const { rows } = await api.pool.query("select state from ads where id = $1", [key.adId])
  expect(rows).toEqual([{ state: "draft" }])
  expect((await callOwn(api, seller.token, `DELETE /users/me/ads/${key.adId}`)).status).toBe(200)
  expect(await pay()).toBe(false)
})
