import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import {
  addPendingAd,
  addTestSeller,
  callOwn,
  type TestSeller,
  waitingReview,
} from "../../../test/publish-ad.ts"
import { readContent } from "./ad-content-store.ts"
import { approveReview } from "./use-cases/approve-review.ts"

let api: TestApp
let seller: TestSeller
let adId: number

const subject = "Cambió el contacto de tu anuncio · Wara"

beforeAll(async () => {
  api = await createTestApp()
  seller = await addTestSeller(api, { firstname: "Rosa" })
  adId = await addPendingAd(api, seller)
})

afterAll(() => api.close())

const edit = async (change: object) => {
  const content = { ...(await readContent(api.database, adId)), ...change }
  return callOwn(api, seller.token, `PUT /users/me/ads/${adId}`, content)
}

const reports = async (email: string) =>
  (await mailsTo(api, email)).filter((mail) => mail.subject === subject)

async function publish() {
  const reviewId = await waitingReview(api, adId)
  const moderator = await addTestSeller(api, { role: "moderator" })
  const decision = { reviewId, actorId: moderator.id, reason: "other", notes: "" } as const
  await api.database.transaction((transaction) =>
    approveReview(transaction, api.config, decision, new Date()),
  )
}

test("[B8.8] new contact data of a public ad are reported to its old e-mail, once a day", async () => {
  await edit({ email: "rosa@faena.cl", phone: "+56911112222" })
  expect(await reports("ventas@faena.cl")).toEqual([])
  await publish()

  await edit({ address: "Otra calle" })
  expect(await reports("rosa@faena.cl")).toEqual([])

  await edit({ phone: "+56966666666" })
  await edit({ phone: "+56977777777" })
  const [report, ...others] = await reports("rosa@faena.cl")
  expect(others).toEqual([])
  expect(report?.text).toMatch(/^Hola, Rosa:\n/)
  expect(report?.text).toContain("se cambió el teléfono de contacto del anuncio «")
  expect(report?.text).not.toContain("66666666")

  // Another old address gets its own report, also on the same day.
  await edit({ email: "ladron@estafa.cl" })
  await edit({ email: "otro@estafa.cl" })
  expect(await reports("rosa@faena.cl")).toHaveLength(1)
  expect(await reports("ladron@estafa.cl")).toHaveLength(1)
  expect(await reports("otro@estafa.cl")).toEqual([])
})

test("[B8.8] a change that awaits review is reported when it is submitted", async () => {
  const before = await readContent(api.database, adId)
  const answer = await edit({ name: "Otra grúa horquilla", email: "nuevo@faena.cl" })
  expect(answer.body.data.review).toMatchObject({ kind: "edit", state: "pending" })
  expect(await reports(before.email)).toHaveLength(1)
})

test("[B8.8] a public ad refuses contact data in manufacturer and model", async () => {
  const answer = await edit({ manufacturer: "WhatsApp +56 9 6666 6666", model: "a@estafa.cl" })
  expect(answer.status).toBe(400)
  const { errors } = answer.body.error.details
  expect(errors.map(({ path }: { path: string[] }) => path.at(-1))).toEqual([
    "manufacturer",
    "model",
  ])
  const found = await callOwn(api, null, `GET /ads?filters[id][$eq]=${adId}`)
  expect(JSON.stringify(found.body)).not.toMatch(/66666666|estafa/)
})
