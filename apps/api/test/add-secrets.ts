import { randomBytes, randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import type { Database } from "../src/database/database.ts"
import { users } from "../src/database/schema/accounts.ts"
import { adHolds } from "../src/database/schema/ad-hold.ts"
import { adRisks } from "../src/database/schema/ad-risks.ts"
import { ads } from "../src/database/schema/ads.ts"
import { adPacks, indicators, indicatorValues } from "../src/database/schema/catalog.ts"
import { contactMessages, pages } from "../src/database/schema/content.ts"
import { leadMessages, leads, leadTemplates } from "../src/database/schema/leads.ts"
import { recordings } from "../src/database/schema/recordings.ts"
import { addAd } from "./add-ad.ts"
import { addGallery, addPicture } from "./add-picture.ts"
import { addReview } from "./add-review.ts"
import { addSession, addUser } from "./add-user.ts"
import { featureAd } from "./feature-ad.ts"

/** Unique texts, each stored where no visitor may read it. */
export const secrets = {
  sellerEmail: "secreto-vendedor@escondido.test",
  sellerUsername: "usuario-oculto-7481",
  sellerFirstname: "Nombresecreto",
  sellerLastname: "Apellidosecreto",
  sellerCompany: "Empresasecreta Limitada",
  sellerRut: "7654321-6",
  sellerPhone: "+56977700001",
  sellerAddress: "Calle Escondida del Vendedor",
  sellerDescription: "descripcion-de-quien-no-es-pro",
  passwordHash: "$argon2id$v=19$hashsecreto",
  proEmail: "secreto-pro@escondido.test",
  proLastname: "Apellidopro",
  proRut: "8765432-K",
  proPhone: "+56977700002",
  proAddress: "Pasaje Escondido del Profesional",
  blockedUsername: "bloqueado-oculto-5520",
  adEmail: "secreto-aviso@escondido.test",
  adPhone: "+56977700003",
  adAddress: "Avenida Escondida del Aviso",
  adAddressNumber: "N-99341",
  serialNumber: "SERIE-SECRETA-123",
  draftName: "Borrador secreto todavia",
  pendingName: "Pendiente secreto todavia",
  bannedName: "Prohibido secreto siempre",
  onHoldName: "Retenido secreto por ahora",
  riskEvidence: "transferencia secreta citada por el riesgo",
  holdNotes: "motivo secreto de la retencion",
  appeal: "apelacion secreta del vendedor",
  endedEmail: "secreto-terminado@escondido.test",
  leadEmail: "secreto-consulta@escondido.test",
  leadName: "Consultasecreta Persona",
  leadPhone: "+56977700009",
  leadMessage: "pregunta secreta al vendedor",
  leadAnswer: "respuesta secreta al comprador",
  leadNote: "nota secreta del vendedor",
  leadTemplate: "plantilla secreta del vendedor",
  contactEmail: "secreto-contacto@escondido.test",
  contactName: "Contactosecreto Persona",
  contactMessage: "mensaje secreto de contacto",
  recordedName: "Grabado Secreto",
  recordedPath: "/pagina-grabada-en-secreto",
  packName: "Pack secreto retirado",
  pageTitle: "Pagina secreta sin publicar",
} as const

/** Fills a database with public records and the secrets around them. */
export async function addSecrets(database: Database): Promise<{ token: string }> {
  const seller = await addUser(database, {
    username: secrets.sellerUsername,
    email: secrets.sellerEmail,
    firstname: secrets.sellerFirstname,
    lastname: secrets.sellerLastname,
    companyName: secrets.sellerCompany,
    rut: secrets.sellerRut,
    phone: secrets.sellerPhone,
    address: secrets.sellerAddress,
    description: secrets.sellerDescription,
    passwordHash: secrets.passwordHash,
    avatarId: await addPicture(database, "avatar-of-nobody"),
  })
  const pro = await addUser(database, {
    username: "gruas-norte",
    pro: true,
    email: secrets.proEmail,
    lastname: secrets.proLastname,
    rut: secrets.proRut,
    phone: secrets.proPhone,
    address: secrets.proAddress,
    passwordHash: secrets.passwordHash,
    avatarId: await addPicture(database, "avatar-of-pro"),
    coverId: await addPicture(database, "cover-of-pro"),
  })
  await addUser(database, { username: secrets.blockedUsername, pro: true, blockedAt: new Date() })
  const contact = {
    email: secrets.adEmail,
    phone: secrets.adPhone,
    address: secrets.adAddress,
    addressNumber: secrets.adAddressNumber,
    serialNumber: secrets.serialNumber,
  }
  for (const [index, ownerId] of [seller, pro, pro].entries()) {
    const adId = await addAd(database, { ...contact, ownerId })
    await addGallery(database, adId, [`public-${index}`])
    if (index === 1) await featureAd(database, adId, ownerId)
  }
  const past = new Date(Date.now() - 86_400_000)
  await addAd(database, { ...contact, ownerId: seller, expiresAt: past, endedAt: past })
  await addAd(database, {
    ...contact,
    ownerId: seller,
    email: secrets.endedEmail,
    state: "deactivated",
  })
  await addAd(database, { ownerId: seller, state: "draft", name: secrets.draftName, slug: "d" })
  await addAd(database, { ownerId: seller, state: "pending", name: secrets.pendingName, slug: "p" })
  await addAd(database, { ownerId: seller, state: "banned", name: secrets.bannedName, slug: "b" })
  const hiding = { state: "on_hold", returnedAt: new Date(), slug: "h" } as const
  const onHold = await addAd(database, { ...hiding, ownerId: seller, name: secrets.onHoldName })
  await database.insert(adHolds).values({
    ...{ adId: onHold, cause: "reports", reason: "fraud", notes: secrets.holdNotes },
    ...{ placedAt: new Date(), codeHash: randomBytes(32), codeExpiresAt: new Date() },
    ...{ appeal: secrets.appeal, appealedAt: new Date() },
  })
  const reviewId = await addReview(database, onHold)
  const signals = [{ kind: "payment", weight: 25, quotes: [secrets.riskEvidence] }]
  await database.insert(adRisks).values({ reviewId, score: 25, signals, computedAt: new Date() })
  await database.insert(contactMessages).values({
    idempotencyKey: randomBytes(8).toString("hex"),
    email: secrets.contactEmail,
    name: secrets.contactName,
    message: secrets.contactMessage,
  })
  await database.insert(recordings).values({
    key: randomUUID(),
    userId: seller,
    name: secrets.recordedName,
    email: secrets.sellerEmail,
    path: secrets.recordedPath,
  })
  await addSecretLead(database, { adId: 1, sellerId: seller })
  const pack = { slug: "retirado", price: 1000, ads: 1, days: 15, onSale: false }
  await database.insert(adPacks).values({ ...pack, name: secrets.packName })
  const page = { slug: "oculta", description: "", body: "<p>.</p>", published: false }
  await database.insert(pages).values({ ...page, title: secrets.pageTitle })
  await database
    .insert(indicators)
    .values({ code: "dolar", name: "Dolar observado", unit: "Pesos" })
  await database.insert(indicatorValues).values({ code: "dolar", date: "2026-11-20", value: 900 })
  // Search shows words of public ads; a private address must not be among them.
  await database.update(ads).set({ description: "Lista para trabajar" }).where(eq(ads.ownerId, pro))
  await database.update(users).set({ description: "Vendemos gruas" }).where(eq(users.id, pro))
  return { token: await addSession(database, seller) }
}

/** A question with an answer, none of which is public. */
async function addSecretLead(database: Database, of: { adId: number; sellerId: number }) {
  const key = () => ({ idempotencyKey: randomUUID() })
  const [lead] = await database
    .insert(leads)
    .values({
      ...{ ...of, ...key(), channel: "form", deliveredAt: new Date() },
      ...{ name: secrets.leadName, email: secrets.leadEmail, phone: secrets.leadPhone },
      ...{ message: secrets.leadMessage, note: secrets.leadNote },
    })
    .returning({ id: leads.id })
  const answer = { author: "seller", text: secrets.leadAnswer, createdAt: new Date() } as const
  await database.insert(leadMessages).values({ leadId: lead?.id ?? 0, ...answer, ...key() })
  const template = { title: "Una", text: secrets.leadTemplate, position: 0 }
  await database.insert(leadTemplates).values({ userId: of.sellerId, ...template })
}
