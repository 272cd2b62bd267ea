import { randomBytes, randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { abuseReports } from "../../src/database/schema/abuse-reports.ts"
import { sessions, users } from "../../src/database/schema/accounts.ts"
import { staffNotes } from "../../src/database/schema/administration.ts"
import { ads } from "../../src/database/schema/ads.ts"
import { favourites } from "../../src/database/schema/favourites.ts"
import { leads } from "../../src/database/schema/leads.ts"
import { orders } from "../../src/database/schema/orders.ts"
import { proRequests } from "../../src/database/schema/pro-requests.ts"
import { rightsRequests } from "../../src/database/schema/rights-requests.ts"
import { taxDocumentFiles, taxDocuments } from "../../src/database/schema/tax-documents.ts"
import { wantedAds } from "../../src/database/schema/wanted-ads.ts"
import { addCategoryOf } from "../add-ad.ts"
import { addOrder } from "../add-order.ts"
import { addReview } from "../add-review.ts"
import { addSecrets, secrets } from "../add-secrets.ts"
import type { TestApp } from "../create-test-app.ts"
import { pdfOf } from "../tax-documents.ts"

/** Texts that only their owner and the team may read, besides those of `addSecrets`. */
export const ownSecrets = {
  buyerName: "Compradorsecreto Persona",
  buyerEmail: "secreto-compra@escondido.test",
  invoiceCompany: "Facturada en Secreto Limitada",
  rightsName: "Derechosecreto Persona",
  rightsMessage: "solicitud secreta sobre mis datos",
  reportMessage: "denuncia secreta de un aviso",
  reporterEmail: "secreto-denuncia@escondido.test",
  proMessage: "mensaje secreto de quien quiere ser pro",
  proCompany: "Postulante Secreta Limitada",
  staffNote: "nota secreta del equipo",
  reviewName: "Revision secreta todavia",
  favouriteNote: "nota secreta de un guardado",
} as const

/** An account that owns one record of each kind, and the ids of its records by operation. */
export type Belongings = { ownerId: number; token: string; idsOf: (path: string) => string[] }

/** Fills a database with the records of one account, and texts that no other may read. */
export async function addBelongings(api: TestApp): Promise<Belongings> {
  const { database } = api
  const { token } = await addSecrets(database)
  const [owner] = await database
    .select()
    .from(users)
    .where(eq(users.username, secrets.sellerUsername))
  if (owner === undefined) throw new Error("the seller is missing")
  const ownerId = owner.id
  await database.update(users).set({ confirmedAt: new Date() }).where(eq(users.id, ownerId))
  const own = await database.select().from(ads).where(eq(ads.ownerId, ownerId))
  const adOf = (state: string) => own.find((ad) => ad.state === state)?.id ?? 0
  await addReview(database, adOf("pending"), { name: ownSecrets.reviewName })
  const now = new Date()
  const order = await addPaidOrder(api, ownerId, now)
  const key = () => ({ idempotencyKey: randomUUID() })
  const [request] = await database
    .insert(rightsRequests)
    .values({
      ...{ ...key(), userId: ownerId, name: ownSecrets.rightsName, email: secrets.sellerEmail },
      ...{ right: "access", message: ownSecrets.rightsMessage, state: "open", createdAt: now },
      ...{ goalDay: "2030-01-01", limitDay: "2030-01-10" },
    })
    .returning()
  await database.insert(proRequests).values({
    ...{ userId: ownerId, companyName: ownSecrets.proCompany, businessActivity: "Arriendo" },
    ...{ companyRut: "7654321-6", message: ownSecrets.proMessage, createdAt: now },
  })
  await database.insert(staffNotes).values([
    { adId: adOf("active"), authorId: ownerId, text: ownSecrets.staffNote },
    { userId: ownerId, authorId: ownerId, text: ownSecrets.staffNote },
  ])
  await database.insert(abuseReports).values({
    ...{ ...key(), adId: adOf("active"), reason: "fraud", message: ownSecrets.reportMessage },
    ...{ email: ownSecrets.reporterEmail, networkHash: randomBytes(32), createdAt: now },
  })
  await database.insert(favourites).values({
    ...{ userId: ownerId, adId: adOf("active"), savedPrice: 1, savedCurrency: "CLP" },
    ...{ savedAt: now, note: ownSecrets.favouriteNote },
  })
  await addWanted(api, ownerId, now)
  const [lead] = await database.select().from(leads).where(eq(leads.sellerId, ownerId))
  const [session] = await database.select().from(sessions).where(eq(sessions.userId, ownerId))
  const ids: Record<string, (string | number | undefined)[]> = {
    "/api/users/me/ads/": own.map(({ id }) => id),
    "/api/users/me/orders/": [order.documentId],
    "/api/users/me/tax-documents/": [order.taxDocument],
    "/api/users/me/leads/": [lead?.documentId],
    "/api/users/me/rights-requests/": [request?.documentId],
    "/api/auth/sessions/": [session?.documentId],
  }
  const known = Object.entries(ids)
  return {
    ...{ ownerId, token },
    idsOf: (path) =>
      (known.find(([start]) => path.startsWith(`${start}{`))?.[1] ?? []).map((id) =>
        String(id ?? ""),
      ),
  }
}

/** What the account seeks, public without saying who it is. */
async function addWanted({ database }: TestApp, ownerId: number, now: Date): Promise<void> {
  const categoryId = await addCategoryOf(database, "Transporte")
  await database.insert(wantedAds).values({
    ...{
      ownerId,
      categoryId,
      slug: "grua-1",
      name: "Bulldozer",
      manufacturer: "",
      text: "",
      slot: 1,
    },
    ...{ idempotencyKey: randomUUID(), state: "active", publishedAt: now },
    expiresAt: new Date(now.getTime() + 86_400_000),
  })
}

async function addPaidOrder({ database }: TestApp, ownerId: number, now: Date) {
  const invoice = {
    ...{ rut: "7654321-6", company_name: ownSecrets.invoiceCompany, business_activity: "Arriendo" },
    ...{ address: secrets.sellerAddress, commune: "Talca", email: ownSecrets.buyerEmail },
  }
  const buyer = { buyerName: ownSecrets.buyerName, buyerEmail: ownSecrets.buyerEmail }
  const payment = {
    ...{ authorization_code: "001213", payment_type_code: "VN", card_number: "6623" },
    ...{ installments_number: null, installments_amount: null, response_code: 0 },
    ...{ transaction_date: now.toISOString(), accounting_date: "1121" },
  }
  const paid = { ...buyer, invoice, isInvoice: true, token: "paid-1", payment, buyOrder: "W1" }
  const id = await addOrder(database, ownerId, { ...paid, state: "paid", paidAt: now })
  const [order] = await database.select().from(orders).where(eq(orders.id, id))
  const [document] = await database
    .insert(taxDocuments)
    .values({
      orderId: id,
      kind: "invoice",
      amount: 5_990,
      folio: "1",
      state: "issued",
      issuedAt: now,
    })
    .returning()
  const file = { taxDocumentId: document?.id ?? 0, content: Buffer.from(pdfOf(), "base64") }
  await database.insert(taxDocumentFiles).values(file)
  return { documentId: order?.documentId, taxDocument: document?.documentId }
}
