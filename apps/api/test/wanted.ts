import { randomUUID } from "node:crypto"
import { addCategoryOf } from "./add-ad.ts"
import { addSession, addUser, confirmed } from "./add-user.ts"
import { callAs } from "./call-as.ts"
import type { TestApp } from "./create-test-app.ts"

/** A person with a confirmed e-mail, and the session of the site. */
export async function addSeeker(api: TestApp, given: Parameters<typeof addUser>[1] = {}) {
  const id = await addUser(api.database, { ...confirmed, ...given })
  return { id, token: await addSession(api.database, id) }
}

export type Publishing = { token: string; data?: object; key?: string }

/** What the tests seek; its category is made when it is missing. */
export const sought = { name: "Excavadora de 20 toneladas", category: "transporte" }

/** Publishes a wanted ad as the web server does. */
export async function publishWanted(api: TestApp, { data, key, token }: Publishing) {
  await addCategoryOf(api.database, "Transporte")
  const headers = { "idempotency-key": key ?? randomUUID() }
  return callAs(api.app, { token, headers }, "POST /users/me/wanted-ads", {
    data: { ...sought, ...data },
  })
}

/** A member of the team who decides. */
export async function addDecider(api: TestApp) {
  const id = await addUser(api.database, { role: "moderator", ...confirmed })
  return { id, token: await addSession(api.database, id) }
}

/** Decides a wanted ad as the panel does. */
export const decide = (
  api: TestApp,
  { id, reason, token }: { id: number; token: string; reason?: string },
) =>
  callAs(
    api.app,
    { token },
    `POST /admin/wanted-ads/${id}/${reason === undefined ? "approve" : "refuse"}`,
    { data: reason === undefined ? {} : { reason } },
  )

/** The queue of the panel. */
export const readQueue = (api: TestApp, token: string) =>
  callAs(api.app, { token }, "GET /admin/wanted-ads?filters[state]=in_review&pageSize=100")

/** A public wanted ad of a new person; returns the person, its slug and its ids. */
export async function addPublicWanted(api: TestApp, data: object = {}) {
  const seeker = await addSeeker(api)
  const { body, status } = await publishWanted(api, { token: seeker.token, data })
  if (status !== 201) throw new Error(`not published: ${JSON.stringify(body)}`)
  const documentId: string = body.data.documentId
  const decider = await addDecider(api)
  const queue = await readQueue(api, decider.token)
  const row = queue.body.data.find((one: { documentId: string }) => one.documentId === documentId)
  await decide(api, { id: row.id, token: decider.token })
  const own = await callAs(api.app, { token: seeker.token }, "GET /users/me/wanted-ads")
  return { seeker, documentId, id: Number(row.id), slug: String(own.body.data[0].slug) }
}

/** What the seller writes unless a test says otherwise. */
export const offerText = "Tengo una con 8.000 horas."

/** Offers an ad to a wanted ad, or answers without one. */
export const offerAd = (
  api: TestApp,
  call: { token: string; slug: string; ad: number | null; message?: string; key?: string },
) => {
  const { ad, key = randomUUID(), message = offerText, slug, token } = call
  const headers = { "idempotency-key": key }
  return callAs(api.app, { token, headers }, `POST /wanted-offers/${slug}`, {
    data: { ad, message },
  })
}
