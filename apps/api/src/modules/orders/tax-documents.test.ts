import { randomUUID } from "node:crypto"
import { taxDocumentTexts } from "@wara/domain/orders/order-texts"
import { refundSchema } from "@wara/domain/orders/refunds"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addSession, addUser } from "../../../test/add-user.ts"
import { callAs } from "../../../test/call-as.ts"
import { mailsTo } from "../../../test/order-outcome.ts"
import { type Buyer, comeBack, openShop, type Shop } from "../../../test/shop.ts"
import { documentsOf, pdfOf } from "../../../test/tax-documents.ts"
import { communes } from "../../database/schema/catalog.ts"
import type { TaxDocument } from "../../ports/tax-document/tax-documents.ts"
import { issueTaxDocument } from "./use-cases/issue-tax-document.ts"
import { refundOrder } from "./use-cases/refund-order.ts"

let shop: Shop
let buyer: Buyer
let operator: { id: number; token: string }

const invoice = {
  rut: "77.654.321-7",
  company_name: "Maquinarias del Maule Ltda.",
  business_activity: "Arriendo de maquinaria",
  address: "Av. Los Industriales 120",
  email: "facturas@maule.cl",
}

beforeAll(async () => {
  shop = await openShop()
  buyer = await shop.addBuyer()
  const id = await addUser(shop.api.database, { role: "operator" })
  operator = { id, token: await addSession(shop.api.database, id) }
})
afterAll(() => shop.stop())

const call = (token: string, what: Parameters<typeof callAs>[2], data?: object) =>
  callAs(shop.api.app, { token }, what, data && { data })

async function paidDocument(person = buyer) {
  const orderId = await person.buy("approve", { card: "credit" })
  const [document] = await documentsOf(shop.api, orderId)
  if (!document) throw new Error("nothing is to be issued")
  return {
    orderId,
    id: document.id,
    path: `POST /admin/tax-documents/${document.id}/attach` as const,
  }
}

let lastFolio = 1000
const newFolio = () => {
  lastFolio += 1
  return String(lastFolio)
}

describe("the queue", () => {
  test("[B5.30] a paid order waits to be issued with what the issuer needs, once", async () => {
    const { orderId } = await paidDocument()
    const documents = await documentsOf(shop.api, orderId)
    expect(documents).toMatchObject([{ kind: "receipt", state: "pending", amount: 69_990 }])
    const answer = await call(
      operator.token,
      `GET /admin/tax-documents?filters[order_id][$eq]=${orderId}&filters[state][$eq]=pending`,
    )
    expect(answer.body.data).toMatchObject([
      { kind: "receipt", amount: 69_990, buyer_email: expect.any(String), invoice: null },
    ])
  })

  test("[B5.30] a refund waits for a credit note of its amount", async () => {
    const { id, orderId, path } = await paidDocument()
    const sale = newFolio()
    await call(operator.token, path, { folio: sale, pdf: pdfOf(), replaces: null })
    const asked = { key: randomUUID(), amount: 69_990, reason: "Se arrepintió" }
    const request = { ...refundSchema.parse(asked), orderId, actorId: operator.id }
    await refundOrder(shop.api, request, new Date())
    const [, note] = await documentsOf(shop.api, orderId)
    expect(note).toMatchObject({ kind: "credit_note", state: "pending", amount: 69_990 })
    const { body } = await call(operator.token, `GET /admin/tax-documents/${note?.id}`)
    expect(body.data).toMatchObject({ sale_folio: sale, refund_reason: "Se arrepintió" })
    expect(id).not.toBe(note?.id)
  })

  test("[B5.30] only operators see and change it", async () => {
    const { id, path } = await paidDocument()
    const moderatorId = await addUser(shop.api.database, { role: "moderator" })
    const moderator = await addSession(shop.api.database, moderatorId)
    for (const token of [moderator, buyer.token]) {
      expect((await call(token, "GET /admin/tax-documents")).status).toBe(403)
      const attached = await call(token, path, { folio: "1", pdf: pdfOf(), replaces: null })
      expect(attached.status).toBe(403)
      expect((await call(token, `GET /admin/tax-documents/${id}/file`)).status).toBe(403)
    }
  })
})

describe("attaching by hand", () => {
  test("[B5.30] the buyer gets one mail and the PDF, and nobody else does", async () => {
    const person = await shop.addBuyer()
    const { orderId, path } = await paidDocument(person)
    const given = { folio: newFolio(), pdf: pdfOf("boleta"), replaces: null }
    for (const _ of [1, 2]) expect((await call(operator.token, path, given)).status).toBe(200)
    expect(await mailsTo(shop, person.id)).toEqual(["Recibimos tu pago", "Tu boleta está lista"])
    const { body } = await call(person.token, "GET /users/me/orders")
    const [order] = body.data
    expect(order).toMatchObject({ id: orderId })
    const [document] = order.tax_documents
    expect(document).toMatchObject({ kind: "receipt", state: "issued", has_pdf: true })
    const file = `GET /users/me/tax-documents/${document.documentId}` as const
    const mine = await call(person.token, file)
    expect(mine.body.data).toEqual({ kind: "receipt", folio: given.folio, pdf: given.pdf })
    expect((await call(buyer.token, file)).status).toBe(404)
    expect((await callAs(shop.api.app, {}, file)).status).toBe(401)
  })

  test("[B5.30] of two concurrent operators one folio is stored, the other gets a conflict", async () => {
    const { orderId, path } = await paidDocument()
    const answers = await Promise.all(
      [newFolio(), newFolio()].map((number) =>
        call(operator.token, path, { folio: number, pdf: pdfOf(), replaces: null }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [document] = await documentsOf(shop.api, orderId)
    expect(document?.state).toBe("issued")
    const right = { folio: newFolio(), pdf: pdfOf("2"), replaces: document?.folio }
    expect((await call(operator.token, path, right)).status).toBe(200)
  })

  test("[B5.30] a folio belongs to one document of its kind", async () => {
    const first = await paidDocument()
    const second = await paidDocument()
    const given = { folio: newFolio(), pdf: pdfOf(), replaces: null }
    await call(operator.token, first.path, given)
    const { body, status } = await call(operator.token, second.path, given)
    expect(status).toBe(409)
    expect(body.error.details.errors[0].message).toBe(taxDocumentTexts.folioTaken)
    expect((await documentsOf(shop.api, second.orderId))[0]?.state).toBe("pending")
  })

  test("[B5.30] a file that is not a PDF changes nothing", async () => {
    const { orderId, path } = await paidDocument()
    const given = { folio: newFolio(), pdf: btoa("<html></html>"), replaces: null }
    expect((await call(operator.token, path, given)).status).toBe(400)
    expect((await documentsOf(shop.api, orderId))[0]?.state).toBe("pending")
  })

  test("[B5.30] an unneeded document is waived with a reason, only while pending", async () => {
    const { id, orderId } = await paidDocument()
    const waive = `POST /admin/tax-documents/${id}/waive` as const
    expect((await call(operator.token, waive, { reason: "" })).status).toBe(400)
    const reason = "Se devolvió completo el mismo día"
    expect((await call(operator.token, waive, { reason })).status).toBe(200)
    expect((await call(operator.token, waive, { reason })).status).toBe(409)
    expect((await documentsOf(shop.api, orderId))[0]).toMatchObject({ state: "waived" })
  })
})

describe("an issuer", () => {
  test("[B5.30] provides folio and PDF automatically, once, with the data of the factura", async () => {
    const person = await shop.addBuyer()
    await addAd(shop.api.database)
    const [commune] = await shop.api.database.select({ id: communes.id }).from(communes).limit(1)
    const data = { ...invoice, commune: commune?.id }
    const order = await person.open({ is_invoice: true, invoice: data })
    await comeBack(shop.api, await shop.webpay.pay(order.token, "approve"))
    const [document] = await documentsOf(shop.api, order.id)
    const asked: TaxDocument[] = []
    const number = newFolio()
    const taxDocuments = {
      issue: async (wanted: TaxDocument) => {
        asked.push(wanted)
        return { state: "issued", folio: number, pdf: Buffer.from(pdfOf(), "base64") } as const
      },
    }
    for (const _ of [1, 2]) {
      await issueTaxDocument({ ...shop.api, taxDocuments }, document?.id ?? 0, new Date())
    }
    expect(asked).toMatchObject([
      {
        kind: "invoice",
        invoice: { company_name: invoice.company_name },
        amount: { gross: 69_990 },
      },
    ])
    expect((await documentsOf(shop.api, order.id))[0]).toMatchObject({
      state: "issued",
      folio: number,
      actorId: null,
    })
    expect(await mailsTo(shop, person.id)).toContain("Tu factura está lista")
  })
})
