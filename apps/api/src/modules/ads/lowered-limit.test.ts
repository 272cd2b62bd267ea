import { adFields } from "@wara/domain/ads/ad-fields"
import { adTexts } from "@wara/domain/ads/ad-texts"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import {
  addTestSeller,
  addUpload,
  buildContent,
  callOwn,
  draftWith,
  submissionOf,
} from "../../../test/publish-ad.ts"
import { replaceGallery } from "./ad-content-store.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

const { max } = adFields.gallery

/** A saved draft with two pictures more than the limit, as if the limit had been lowered since. */
async function addFullDraft() {
  const seller = await addTestSeller(api, { credits: 1 })
  const draft = draftWith(await buildContent(api, seller.id), null)
  const key = crypto.randomUUID()
  const made = await callOwn(api, seller.token, "POST /users/me/ads", { key, draft })
  const id: number = made.body.data.id
  const gallery: { id: number }[] = []
  for (let place = 0; place < max + 2; place += 1) {
    gallery.push({ id: await addUpload(api, seller.id) })
  }
  const full = { ...draft, ad: { ...draft.ad, ad_id: id, gallery } }
  await replaceGallery(
    api.database,
    id,
    gallery.map((picture) => picture.id),
  )
  await api.pool.query("update ad_drafts set content = $1 where ad_id = $2", [full, id])
  return { seller, id, draft: full }
}

const withGallery = (
  draft: Awaited<ReturnType<typeof addFullDraft>>["draft"],
  gallery: { id: number }[],
) => ({ ...draft, ad: { ...draft.ad, gallery } })

test("a draft with more pictures than the present limit is readable and can be edited down", async () => {
  const { seller, id, draft } = await addFullDraft()
  const read = await callOwn(api, seller.token, `GET /users/me/draft?ad=${id}`)
  expect(read.status).toBe(200)
  expect(read.body.data.images).toHaveLength(max + 2)
  const save = (version: number, gallery: { id: number }[], name = draft.ad.name) => {
    const changed = withGallery(draft, gallery)
    const renamed = { ...changed, ad: { ...changed.ad, name } }
    return callOwn(api, seller.token, `PUT /users/me/ads/${id}/draft`, { version, draft: renamed })
  }
  const { gallery } = draft.ad
  expect((await save(1, gallery, "Toyota forklift, serviced")).status).toBe(200)
  const added = { id: await addUpload(api, seller.id) }
  const swapped = await save(2, [...gallery.slice(1), added])
  expect(swapped.status).toBe(400)
  expect(swapped.body.error.details.errors).toEqual([
    { path: ["gallery"], message: adTexts.galleryTooMany },
  ])
  expect((await save(2, gallery.slice(1))).status).toBe(200)
  const full = submissionOf(withGallery(draft, gallery.slice(1)), { version: 3 })
  const early = await callOwn(api, seller.token, "POST /users/me/ads/submit", full)
  expect(early.body.data).toEqual({
    outcome: "invalid",
    errors: [{ path: ["ad", "gallery"], message: adTexts.galleryTooMany }],
  })
  const fitting = submissionOf(withGallery(draft, gallery.slice(2)), { version: 3 })
  const sent = await callOwn(api, seller.token, "POST /users/me/ads/submit", fitting)
  expect(sent.body.data).toEqual({ outcome: "submitted", ad: id })
})

test("a submitted ad with more pictures than the present limit is readable and can be edited down", async () => {
  const { seller, id, draft } = await addFullDraft()
  const fitting = submissionOf(withGallery(draft, draft.ad.gallery.slice(2)))
  await callOwn(api, seller.token, "POST /users/me/ads/submit", fitting)
  const pictures = draft.ad.gallery.map((picture) => picture.id)
  await replaceGallery(api.database, id, pictures)
  const read = await callOwn(api, seller.token, `GET /users/me/ads/${id}`)
  expect(read.status).toBe(200)
  const { ad_id: _, gallery: __, ...fields } = draft.ad
  const edit = (gallery: number[]) =>
    callOwn(api, seller.token, `PUT /users/me/ads/${id}`, { ...fields, gallery })
  expect((await edit(pictures)).status).toBe(400)
  expect((await edit(pictures.slice(2))).status).toBe(200)
})

test("no new draft has more pictures than an ad may have", async () => {
  const { seller, draft } = await addFullDraft()
  const key = crypto.randomUUID()
  const made = await callOwn(api, seller.token, "POST /users/me/ads", {
    key,
    draft: { ...draft, ad: { ...draft.ad, ad_id: null } },
  })
  expect(made.status).toBe(400)
  expect(made.body.error.details.errors).toEqual([
    { path: ["gallery"], message: adTexts.galleryTooMany },
  ])
})
