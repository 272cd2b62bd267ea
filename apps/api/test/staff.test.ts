// Long because all tests share one visitor, user, moderator and operator.
import { createHash, randomUUID } from "node:crypto"
import type { Role } from "@wara/domain/accounts/account"
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { sessions, users } from "../src/database/schema/accounts.ts"
import { adImages, ads } from "../src/database/schema/ads.ts"
import { files } from "../src/database/schema/files.ts"
import { taxDocuments } from "../src/database/schema/tax-documents.ts"
import { hashPassword } from "../src/modules/accounts/use-cases/passwords.ts"
import { addAd } from "./add-ad.ts"
import { addOrder } from "./add-order.ts"
import { addPicture } from "./add-picture.ts"
import { addReview } from "./add-review.ts"
import { addSession, addUser } from "./add-user.ts"
import { createTestApp, type TestApp } from "./create-test-app.ts"
import { mailsTo } from "./links.ts"
import { sampleBody } from "./sample-body.ts"

let api: TestApp
const ids = { user: 0, moderator: 0, operator: 0 }
const tokens = { user: "", moderator: "", operator: "" }

beforeAll(async () => {
  api = await createTestApp()
  const passwordHash = await hashPassword("Grua-de-prueba-9")
  for (const role of ["user", "moderator", "operator"] as const) {
    ids[role] = await addUser(api.database, { role, passwordHash, username: role })
    tokens[role] = await addSession(api.database, ids[role])
  }
})

afterAll(() => api.close())

async function call(
  who: Role | "visitor",
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  data?: object,
) {
  const answer = await api.app.inject({
    method,
    url: `/api/admin/${path}`,
    headers: who === "visitor" ? {} : { authorization: `Bearer ${tokens[who]}` },
    ...(data ? { payload: { data } } : {}),
  })
  const isJson = answer.headers["content-type"]?.toString().startsWith("application/json")
  return { status: answer.statusCode, body: isJson ? answer.json() : null }
}

const lastAction = async () =>
  (await call("operator", "GET", "audit-entries?filters[kind]=action&pageSize=1")).body.data[0]

const methodsOf = z.enum(["GET", "POST", "PUT", "DELETE"])

type Operation = {
  summary: string
  requestBody?: { content: { "application/json": { schema: Parameters<typeof sampleBody>[0] } } }
}

test("every call of the panel checks the role", async () => {
  const document = (await api.app.inject("/documentation/json")).json()
  const operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, { requestBody, summary }]) => {
        const schema = requestBody?.content["application/json"].schema
        const body = schema ? { payload: Object(sampleBody(schema)) } : {}
        return { path, summary, method: methodsOf.parse(method.toUpperCase()), body }
      }),
  )
  const panel = operations.filter(({ path }) => /\/(admin|search-synonyms)\b/.test(path))
  expect(panel.length).toBeGreaterThan(25)
  for (const { body, method, path, summary } of panel) {
    if (path.endsWith("/admin/session") && method === "POST") continue
    const url = path.replaceAll(/\{\w+\}/g, "1")
    const ask = async (headers = {}) =>
      (await api.app.inject({ method, url, headers, ...body })).statusCode
    expect(await ask(), `${method} ${path} as visitor`).toBe(401)
    const user = await ask({ authorization: `Bearer ${tokens.user}` })
    expect(user, `${method} ${path} as user`).toBe(403)
    if (!summary.includes("(operators)")) continue
    const moderator = await ask({ authorization: `Bearer ${tokens.moderator}` })
    expect(moderator, `${method} ${path} as moderator`).toBe(403)
  }
})

test("operators' calls are forbidden to moderators", async () => {
  for (const path of ["orders", "orders.csv", "redirects"]) {
    expect((await call("moderator", "GET", path)).status, path).toBe(403)
    expect((await call("operator", "GET", path)).status, path).toBe(200)
  }
  expect((await call("moderator", "GET", "settings")).status).toBe(403)
  expect((await call("moderator", "PUT", "settings", { featured_price: 1 })).status).toBe(403)
  expect((await call("moderator", "POST", "redirects", { from: "/a", to: "/b" })).status).toBe(403)
  expect((await call("moderator", "GET", "dashboard")).body.data.income).toBeNull()
  expect((await call("operator", "GET", "dashboard")).body.data.income.length).toBeGreaterThan(59)
})

test("the panel's cookie works with the panel's header only, and only for the team", async () => {
  const enter = (email: string) =>
    api.app.inject({
      method: "POST",
      url: "/api/admin/session",
      payload: { email, password: "Grua-de-prueba-9" },
    })
  const refused = await enter("user@wara.test")
  expect(refused.statusCode).toBe(403)
  expect(refused.headers["set-cookie"]).toBeUndefined()
  const entered = await enter("moderator@wara.test")
  expect(entered.json().data).toMatchObject({ id: ids.moderator, role: "moderator" })
  const [cookie = "", device = ""] = [entered.headers["set-cookie"]].flat()
  expect(device).toMatch(/^wara_panel_device=.+; HttpOnly; SameSite=Strict/)
  expect(cookie).toMatch(/; HttpOnly; SameSite=Strict/)
  expect(entered.body).not.toContain(/=([\w-]+);/.exec(cookie)?.[1])
  const own = { cookie: cookie.split(";")[0] ?? "" }
  const ask = (headers: Record<string, string>, method: "GET" | "DELETE" = "GET") =>
    api.app.inject({ method, url: "/api/admin/session", headers })
  expect((await ask(own)).statusCode).toBe(401)
  const answered = await ask({ ...own, "x-wara-admin": "1" })
  expect(answered.statusCode).toBe(200)
  expect(answered.headers["cache-control"]).toBe("no-store")
  expect((await ask({ ...own, "x-wara-admin": "1" }, "DELETE")).statusCode).toBe(204)
  expect((await ask({ ...own, "x-wara-admin": "1" })).statusCode).toBe(401)
})

test("failures of others do not lock a known browser out of the panel", async () => {
  const enter = (password: string, from: { cookie?: string; remoteAddress?: string } = {}) =>
    api.app.inject({
      method: "POST",
      url: "/api/admin/session",
      payload: { email: "operator@wara.test", password },
      headers: from.cookie ? { cookie: from.cookie } : {},
      ...(from.remoteAddress ? { remoteAddress: from.remoteAddress } : {}),
    })
  const first = await enter("Grua-de-prueba-9")
  const cookies = [first.headers["set-cookie"]].flat().map((one = "") => one.split(";")[0])
  const otherAddresses = Array.from({ length: 21 }, (_, n) => `203.0.113.${n + 1}`)
  for (const remoteAddress of otherAddresses) await enter("adivinada", { remoteAddress })
  expect((await enter("Grua-de-prueba-9", { remoteAddress: "198.51.100.7" })).statusCode).toBe(429)
  const known = { cookie: cookies.join("; "), remoteAddress: "198.51.100.8" }
  expect((await enter("Grua-de-prueba-9", known)).statusCode).toBe(200)
})

test("a submission has its seller, the earlier version and possible duplicates", async () => {
  const ownerId = await addUser(api.database, { firstname: "Rosa", lastname: "Mena" })
  const name = "Excavadora Volvo EC210 de prueba"
  const adId = await addAd(api.database, { ownerId, name, state: "pending", serialNumber: "ab-1" })
  const twin = await addAd(api.database, { name: `${name}s`, serialNumber: "AB-1" })
  await addAd(api.database, { name: "Torno paralelo" })
  const [ad] = await api.database.select().from(ads).where(eq(ads.id, adId))
  const id = await addReview(api.database, adId, {
    name,
    serial_number: "AB-1",
    category: ad?.categoryId ?? 0,
  })
  const { body, status } = await call("moderator", "GET", `reviews/${id}/detail`)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.data).toMatchObject({
    review: { name, state: "pending", owner_name: "Rosa Mena" },
    content: { name, serial_number: "AB-1" },
    approved: null,
    names: { category: "Transporte" },
    seller: { name: "Rosa Mena", ads_by_state: { pending: 1, active: 0 } },
    duplicates: [{ ad_id: twin, reasons: ["text", "serial"], is_same_owner: false }],
  })
  const { body: queue } = await call("moderator", "GET", "reviews?filters[state][$eq]=pending")
  expect(queue.data.map((review: { id: number }) => review.id)).toContain(id)
  expect((await call("moderator", "GET", "reviews/999999/detail")).status).toBe(404)
})

test("a picture copied from another ad is detected, also after small changes", async () => {
  const looks = "01".repeat(32)
  const shown = async (name: string, fingerprint: string | null) => {
    const fileId = await addPicture(api.database, name)
    await api.database.update(files).set({ fingerprint }).where(eq(files.id, fileId))
    return fileId
  }
  const copied = await addAd(api.database, { name: "Tractor azul" })
  const wall = await addAd(api.database, { name: "Silo de acero" })
  await api.database.insert(adImages).values([
    { adId: copied, position: 1, fileId: await shown("original", `1010${looks.slice(4)}`) },
    { adId: wall, position: 1, fileId: await shown("wall", null) },
  ])
  const adId = await addAd(api.database, { name: "Bomba de agua", state: "pending" })
  const plain = await shown("plain", null)
  const reused = await addAd(api.database, { name: "Silo de fibra" })
  await api.database.insert(adImages).values({ adId: reused, position: 1, fileId: plain })
  const gallery = [await shown("copy", looks), plain]
  const id = await addReview(api.database, adId, { name: "Bomba de agua", gallery })
  const { body } = await call("moderator", "GET", `reviews/${id}/detail`)
  expect(body.data.duplicates).toMatchObject([
    { ad_id: reused, reasons: ["picture"] },
    { ad_id: copied, reasons: ["picture"] },
  ])
})

test("[B8.12] blocking ends an account's sessions for good, bans its ads on request, and is audited", async () => {
  const userId = await addUser(api.database)
  const token = await addSession(api.database, userId)
  const adId = await addAd(api.database, { ownerId: userId })
  const away = { ownerId: userId, state: "deactivated", endReason: "sold" } as const
  const paused = await addAd(api.database, away)
  // Its days are over: it is not public, and stays marked as sold.
  await addAd(api.database, { ...away, expiresAt: new Date(Date.now() - 1) })
  const me = () =>
    api.app.inject({ url: "/api/users/me", headers: { authorization: `Bearer ${token}` } })
  expect((await me()).statusCode).toBe(200)
  const block = { reason: "Varias denuncias", ban_ads: true }
  expect((await call("moderator", "POST", `users/${userId}/block`, block)).status).toBe(200)
  expect((await me()).statusCode).toBe(403)
  const [ad] = await api.database.select().from(ads).where(eq(ads.id, adId))
  expect(ad?.state).toBe("banned")
  expect(await lastAction()).toMatchObject({
    actor_id: ids.moderator,
    action: "user.block",
    subject_id: String(userId),
    before: { blocked: false },
    after: { blocked: true, reason: "Varias denuncias", banned: [adId, paused] },
  })
  await call("moderator", "POST", `users/${userId}/unblock`, { reason: "Fue un error" })
  // The session may have been a thief's; the owner logs in again.
  expect((await me()).statusCode).toBe(401)
})

test("[B5.28] a blocked account is notified once, with its ads, the reason and how to reply", async () => {
  const email = "bloqueada@faena.cl"
  const userId = await addUser(api.database, { email })
  const adId = await addAd(api.database, { ownerId: userId })
  const block = { reason: "Cobró y no entregó", ban_ads: true }
  await call("moderator", "POST", `users/${userId}/block`, block)
  const [mail, ...others] = await mailsTo(api, email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe("Bloqueamos tu cuenta · Wara")
  expect(mail?.text).toContain("Motivo: Cobró y no entregó.")
  expect(mail?.text).toContain("También bloqueamos tu anuncio: no se ve en el sitio.")
  expect(mail?.text).toMatch(/Escribir al equipo:\nhttp.*\/contacto/)
  const [ad] = await api.database.select().from(ads).where(eq(ads.id, adId))
  expect([ad?.banReason, ad?.banNotes]).toEqual(["other", "Cobró y no entregó"])
  await call("moderator", "POST", `users/${userId}/unblock`, { reason: "Fue un error" })
  expect((await mailsTo(api, email)).at(-1)?.subject).toBe("Desbloqueamos tu cuenta · Wara")
  const [person] = await api.database.select().from(users).where(eq(users.id, userId))
  expect(person?.blockedReason).toBeNull()
})

test("[B5.26] correcting an e-mail is audited and notifies a confirmed old address", async () => {
  const confirmedAt = new Date()
  const userId = await addUser(api.database, { email: "juan@gmial.com", confirmedAt })
  const correction = { email: "juan@gmail.com", reason: "Lo pidió por teléfono" }
  expect((await call("user", "POST", `users/${userId}/email`, correction)).status).toBe(403)
  // A moderator could take the account over by a reset link.
  expect((await call("moderator", "POST", `users/${userId}/email`, correction)).status).toBe(403)
  expect((await call("operator", "POST", `users/${userId}/email`, correction)).status).toBe(200)
  const [person] = await api.database.select().from(users).where(eq(users.id, userId))
  expect(person).toMatchObject({ email: "juan@gmail.com", confirmedAt: null })
  expect((await mailsTo(api, "juan@gmail.com")).at(-1)?.subject).toContain("Confirma tu correo")
  expect((await mailsTo(api, "juan@gmial.com")).at(-1)?.subject).toContain("Cambiamos el correo")
  const action = await lastAction()
  expect(action).toMatchObject({
    action: "user.correct-email",
    before: { email_domain: "gmial.com", confirmed: true },
    after: { email_domain: "gmail.com", reason: "Lo pidió por teléfono" },
  })
  const taken = { ...correction, email: "user@wara.test" }
  expect((await call("moderator", "POST", `users/${userId}/email`, taken)).status).toBe(409)
})

test("[B5.27] the desk shows the RUT and other accounts with the same RUT, phone or network, to the team only", async () => {
  const rut = "14567890-1"
  const phone = "+56987654399"
  const companyRut = "77654321-7"
  const networkHash = createHash("sha256").update("203.0.113.0/24").digest()
  const seller = await addUser(api.database, { rut, phone })
  const sameRut = await addUser(api.database, { companyRut: rut, blockedAt: new Date() })
  const samePhone = await addUser(api.database, { phone, companyRut })
  const sameNetwork = await addUser(api.database)
  // Staff accounts do not count as second accounts.
  const moderator = await addUser(api.database, { role: "moderator", phone })
  const operator = await addUser(api.database, { role: "operator", companyRut: rut })
  for (const userId of [seller, sameNetwork, moderator, operator]) {
    await addSession(api.database, userId)
    await api.database.update(sessions).set({ networkHash }).where(eq(sessions.userId, userId))
  }
  const review = await addReview(api.database, await addAd(api.database, { ownerId: seller }))
  const detail = await call("moderator", "GET", `reviews/${review}/detail`)
  expect(detail.body.data.seller).toMatchObject({ rut, phone })
  const expected = [
    { id: sameRut, state: "blocked", shares: ["rut"] },
    { id: samePhone, state: "open", shares: ["phone"] },
    { id: sameNetwork, state: "open", shares: ["network"] },
  ]
  expect(detail.body.data.seller.related).toMatchObject(expected)
  const page = await call("moderator", "GET", `users/${seller}/related`)
  expect(page.body.data).toMatchObject(expected)
  expect((await call("user", "GET", `users/${seller}/related`)).status).toBe(403)
})

test("staff cannot act on their own account, nor moderators on staff accounts", async () => {
  const block = { reason: "Porque sí" }
  for (const [who, whom] of [
    ["moderator", ids.moderator],
    ["moderator", ids.operator],
    ["operator", ids.operator],
  ] as const) {
    expect((await call(who, "POST", `users/${whom}/block`, block)).status).toBe(403)
  }
  expect((await call("operator", "POST", `users/${ids.moderator}/pro`, { pro: true })).status).toBe(
    200,
  )
  const gift = { key: randomUUID(), kind: "publication", count: 1 }
  expect((await call("operator", "POST", `users/${ids.operator}/gift`, gift)).status).toBe(403)
  const [operator] = await api.database.select().from(users).where(eq(users.id, ids.operator))
  expect(operator?.blockedAt).toBeNull()
  const adId = await addAd(api.database, { ownerId: ids.moderator, state: "pending" })
  const own = await addReview(api.database, adId)
  expect((await call("moderator", "POST", `reviews/${own}/approve`, {})).status).toBe(403)
  expect((await call("operator", "POST", `reviews/${own}/approve`, {})).status).toBe(200)
})

test("sending back, rejecting and banning require a reason and a message to the seller", async () => {
  const adId = await addAd(api.database, { ownerId: ids.user, state: "pending" })
  const review = await addReview(api.database, adId)
  const calls = [`reviews/${review}/request-changes`, `reviews/${review}/reject`, `ads/${adId}/ban`]
  for (const path of calls) {
    for (const given of [{ notes: "Sube fotos propias." }, { reason: "pictures", notes: "  " }]) {
      expect((await call("operator", "POST", path, given)).status, path).toBe(400)
    }
  }
  const [ad] = await api.database.select().from(ads).where(eq(ads.id, adId))
  expect(ad?.state).toBe("pending")
})

test("a gift sent twice concurrently is one gift: credits, mail and audit entry once", async () => {
  const userId = await addUser(api.database)
  const gift = { key: randomUUID(), kind: "featured", count: 2, note: "Por la espera" }
  const path = `users/${userId}/gift`
  const calls = [1, 2, 3, 4].map(() => call("moderator", "POST", path, gift))
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const { body } = await call("moderator", "GET", `users/${userId}`)
  expect(body.data).toMatchObject({ featured_credits: 2, publication_credits: 0 })
  expect((await call("moderator", "POST", path, { ...gift, count: 3 })).status).toBe(409)
  const actions = `filters[kind]=action&filters[subject_id][$eq]=${userId}`
  const trail = await call("operator", "GET", `audit-entries?${actions}`)
  expect(trail.body.data).toMatchObject([{ subject_name: body.data.email }])
})

test("operators' changes are audited with before and after", async () => {
  const created = await call("operator", "POST", "redirects", { from: "/viejo", to: "/anuncios" })
  expect(created.status, JSON.stringify(created.body)).toBe(201)
  const { documentId } = created.body.data
  await call("operator", "PUT", `redirects/${documentId}`, { enabled: false })
  expect(await lastAction()).toMatchObject({
    action: "redirects.update",
    subject_name: "/viejo",
    before: { from: "/viejo", enabled: true },
    after: { from: "/viejo", enabled: false },
  })
  expect((await call("operator", "PUT", "settings", { featured_price: 12_990 })).status).toBe(200)
  expect(await lastAction()).toMatchObject({
    action: "settings.update",
    before: { featured_price: 9_990 },
    after: { featured_price: 12_990 },
  })
  await api.pool.query("insert into settings (name, value) values ('of_tomorrow', '1')")
  const prices = await api.app.inject("/api/settings/public")
  expect(prices.json().data).toMatchObject({ featured_price: 12_990, free_ads: 3 })
})

test("an order's attention is resolved once, with a permanent note", async () => {
  const id = await addOrder(api.database, ids.user, {
    attention: "Nadie sabe",
    buyOrder: "W1-77",
    net: 11_024,
    total: 11_980,
  })
  const path = `orders/${id}/look-after`
  const note = "Abonado en el portal de Webpay"
  expect((await call("moderator", "POST", path, { note })).status).toBe(403)
  expect((await call("operator", "POST", path, { note })).status).toBe(200)
  expect((await call("operator", "POST", path, { note })).status).toBe(409)
  const { body } = await call("operator", "GET", `orders/${id}`)
  expect(body.data).toMatchObject({
    attention: null,
    events: [{ what: "looked-after", details: { note } }],
  })
  expect(await lastAction()).toMatchObject({
    action: "order.look-after",
    before: { attention: "Nadie sabe" },
  })
})

test("orders are exported as a file without formulas", async () => {
  const buyerName = "=HYPERLINK(1)"
  await addOrder(api.database, ids.user, { buyerName, buyOrder: "W20261121-1" })
  await addOrder(api.database, ids.user, { buyOrder: "W20261121-2", total: 11_980, net: 11_024 })
  const url = "/api/admin/orders.csv?filters[total][$lt]=6000"
  const headers = { authorization: `Bearer ${tokens.operator}` }
  const answer = await api.app.inject({ url, headers })
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8")
  const lines = answer.body.trim().split("\n")
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/^W20261121-1;.*;Iniciada;.*;5034;956;5990;0;'=HYPERLINK\(1\);/)
})

test("[B5.30] the file of orders has the data of a factura, sortable dates, and the card type in words", async () => {
  const invoice = {
    rut: "77654321-7",
    company_name: "Maquinarias del Maule Ltda.",
    business_activity: "Arriendo de maquinaria",
    address: "Av. Los Industriales 120",
    commune: "Talca",
    email: "facturas@maule.cl",
  }
  const paidAt = new Date("2026-11-22T16:27:00Z")
  const payment = {
    authorization_code: "1213",
    payment_type_code: "SI",
    card_number: "6623",
    installments_number: 3,
    installments_amount: 1_997,
    transaction_date: paidAt.toISOString(),
    accounting_date: "1122",
    response_code: 0,
  }
  const id = await addOrder(api.database, ids.user, {
    buyOrder: "W20261122-67",
    state: "paid",
    token: "paid-67",
    isInvoice: true,
    invoice,
    payment,
    paidAt,
    createdAt: new Date("2026-11-22T16:20:00Z"),
    net: 58_815,
    iva: 11_175,
    total: 69_990,
  })
  const folio = { folio: "4123", state: "issued", issuedAt: paidAt } as const
  await api.database
    .insert(taxDocuments)
    .values({ orderId: id, kind: "invoice", amount: 69_990, ...folio })
  const url = "/api/admin/orders.csv?filters[buy_order][$eq]=W20261122-67"
  const headers = { authorization: `Bearer ${tokens.operator}` }
  const [names, row] = (await api.app.inject({ url, headers })).body.trim().split("\n")
  const cells = row?.split(";") ?? []
  const cell = (name: string) => cells[names?.replace("\ufeff", "").split(";").indexOf(name) ?? -1]
  expect(["Creada", "Pagada"].map(cell)).toEqual(["2026-11-22 13:20", "2026-11-22 13:27"])
  expect(["Documento", "Folio"].map(cell)).toEqual(["Factura", "4123"])
  expect(["Giro", "Dirección", "Comuna", "Correo para la factura"].map(cell)).toEqual([
    "Arriendo de maquinaria",
    "Av. Los Industriales 120",
    "Talca",
    "facturas@maule.cl",
  ])
  expect(cell("Tipo de pago")).toBe("Crédito, 3 cuotas sin interés")
})

test("an export of orders is audited with user, filter and count, without customers' names", async () => {
  const asked =
    "filters[$or][0][state][$in][0]=created&filters[$or][1][$not][total][$lt]=6000&filters[buyer_email][$containsi]=nadie@faena.cl"
  expect((await call("operator", "GET", `orders.csv?${asked}`)).status).toBe(200)
  expect(await lastAction()).toMatchObject({
    actor_id: ids.operator,
    action: "orders.export",
    subject_kind: "orders",
    before: null,
    after: {
      filter: "(state $in created | not total $lt 6000) & buyer_email $containsi …",
      count: 0,
    },
  })
  expect((await call("operator", "GET", "orders.csv?filters[total][$lt]=6000")).status).toBe(200)
  expect(await lastAction()).toMatchObject({ after: { filter: "total $lt 6000", count: 1 } })
  const before = await lastAction()
  expect((await call("operator", "GET", "orders.csv?filters[nothing][$lt]=6000")).status).toBe(400)
  expect(await lastAction()).toEqual(before)
})

test.each(["users", "orders"])("reading many %s in an hour is audited", async (what) => {
  const read = () => call("operator", "GET", what)
  const trail = async () =>
    (await call("operator", "GET", `audit-entries?filters[action][$eq]=${what}.read-many`)).body
      .data
  const { length } = (await read()).body.data
  expect(length).toBeGreaterThan(1)
  expect(await trail()).toEqual([])
  const key = `bulk-reading:${what}:${ids.operator}`
  await api.pool.query("update rate_counters set count = 499 where key = $1", [key])
  await Promise.all([read(), read()])
  const entry = { actor_id: ids.operator, subject_kind: what, after: { count: 499 + length } }
  expect(await trail()).toMatchObject([entry])
  await api.pool.query("update rate_counters set count = 999 where key = $1", [key])
  await read()
  expect(await trail()).toHaveLength(2)
  // One by one by id is many, too.
  await api.pool.query("update rate_counters set count = 1499 where key = $1", [key])
  const alone = `${what}/${what === "users" ? ids.user : 1}`
  expect((await call("operator", "GET", alone)).status).toBe(200)
  expect(await trail()).toMatchObject([{ after: { count: 1500 } }, {}, {}])
})

test.each([
  ["//otro.cl", "/x"],
  ["/x?y=1", "/z"],
  ["/x", "http://sin-cifrar.cl"],
  ["/x", "javascript:alert(1)"],
  ["/x", "//otro.cl"],
  ["/x", "/x"],
])("a redirect from %s to %s is rejected", async (from, to) => {
  expect((await call("operator", "POST", "redirects", { from, to })).status).toBe(400)
})

test("searches that found nothing are counted by day, and shown", async () => {
  const search = (text: string) => api.app.inject(`/api/ads?_q=${encodeURIComponent(text)}`)
  await Promise.all([search("zzqx"), search("ZZQX"), search("ana@correo.cl"), search("Excavadora")])
  await expect
    .poll(async () => (await call("moderator", "GET", "dashboard")).body.data.empty_searches)
    .toEqual([{ text: "zzqx", count: 2 }])
})
