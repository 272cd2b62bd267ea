import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addSession, addUser, confirmed } from "../../../test/add-user.ts"
import { askSeller } from "../../../test/ask-seller.ts"
import { callAs } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import { leads } from "../../database/schema/leads.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

test("[B10.160] a buyer who blocked a seller asks again only after ending the block, and reads how", async () => {
  const email = "bloqueado@faena.test"
  const ownerId = await addUser(api.database, { ...confirmed, email })
  const [ad, other] = [
    await addAd(api.database, { ownerId, slug: "primera" }),
    await addAd(api.database, { ownerId, slug: "segunda" }),
  ]
  const token = await addSession(api.database, await addUser(api.database, confirmed))
  expect((await askSeller(api, ad, { token })).status).toBe(201)
  const [lead] = await api.database.select().from(leads)
  const block = (isBlocked: boolean) =>
    callAs(api.app, { token }, `POST /users/me/leads/${lead?.documentId}`, {
      data: { action: "block", isBlocked },
    })
  expect((await block(true)).status).toBe(200)
  const { body, status } = await askSeller(api, other, { token })
  expect([status, body.error.details.errors[0].message]).toEqual([
    409,
    expect.stringContaining("«Desbloquear»"),
  ])
  expect(await api.database.$count(leads)).toBe(1)
  expect(await mailsTo(api, email)).toHaveLength(1)
  await block(false)
  expect((await askSeller(api, other, { token })).status).toBe(201)
})
