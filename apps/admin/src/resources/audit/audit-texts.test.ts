import { staffActs, tableWrites, writtenTables } from "@wara/domain/staff/staff-action"
import { expect, test } from "vitest"
import type { AuditEntry } from "./act-sentence-texts.ts"
import { auditSentence, sentenceText } from "./audit-texts.ts"

function entry(action: string, given: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 1,
    documentId: "e1",
    kind: "action",
    actor_kind: "staff",
    actor_id: 2,
    actor_name: "Rosa Vidal",
    action,
    subject_kind: "ads",
    subject_id: "7",
    subject_name: "Grúa Toyota",
    person_name: null,
    order_number: null,
    before: null,
    after: null,
    createdAt: "2026-11-22T12:00:00.000Z",
    ...given,
  }
}

const order = {
  subject_kind: "orders",
  subject_id: "67",
  subject_name: "1",
  order_number: "W20261122-67",
  person_name: "Juan Pérez",
}
const person = { subject_kind: "users", subject_id: "5", person_name: "Juan Pérez" }

test.each<[string, Partial<AuditEntry>, string]>([
  ["review.approve", { before: { ad: "pending" } }, "Aprobó el anuncio «Grúa Toyota»"],
  [
    "review.approve",
    { before: { ad: "active" } },
    "Aprobó los cambios de el anuncio «Grúa Toyota»",
  ],
  [
    "review.reject",
    { before: { ad: "pending" }, after: { reason: "pictures" } },
    "Rechazó el anuncio «Grúa Toyota»: Fotos",
  ],
  [
    "ad.ban",
    { after: { reason: "fraud" } },
    "Bloqueó el anuncio «Grúa Toyota»: Sospecha de fraude",
  ],
  ["ad.read-contact", {}, "Vio en el sitio los datos de contacto en el anuncio «Grúa Toyota»"],
  ["ad.return-to-review", {}, "Volvió a revisión el anuncio «Grúa Toyota»"],
  [
    "decision.undo",
    { before: { decision: "approve" } },
    "Deshizo la aprobación de el anuncio «Grúa Toyota»",
  ],
  [
    "order.refund",
    { ...order, after: { amount: 9_990, state: "requested" } },
    "Devolvió $9.990 de la orden W20261122-67 (Juan Pérez)",
  ],
  [
    "order.look-after",
    { ...order, after: { note: "Abonado" } },
    "Atendió la orden W20261122-67 (Juan Pérez): Abonado",
  ],
  [
    "tax-document.attach",
    { ...order, subject_kind: "tax-documents", after: { kind: "invoice", folio: "815" } },
    "Adjuntó la factura de la orden W20261122-67 (Juan Pérez): folio 815",
  ],
  [
    "user.block",
    { ...person, after: { reason: "Varias denuncias", banned: [3, 4] } },
    "Bloqueó a Juan Pérez y 2 anuncios: Varias denuncias",
  ],
  ["user.unblock", { ...person, person_name: null }, "Desbloqueó a la cuenta N.º 5"],
  ["user.pro", { ...person, after: { pro: true } }, "Hizo profesional a Juan Pérez"],
  [
    "user.gift",
    { ...person, after: { kind: "publication", count: 1, note: "Por la espera" } },
    "Regaló 1 crédito para publicar a Juan Pérez: Por la espera",
  ],
  ["orders.export", { after: { count: 12, filter: "" } }, "Descargó 12 órdenes"],
  ["users.read-many", { after: { count: 500 } }, "Leyó 500 cuentas en una hora"],
  [
    "records.list",
    { subject_kind: "users", subject_id: "", after: { count: 12, filter: "role $eq user" } },
    "Leyó 12 cuentas: role $eq user",
  ],
  ["record.read", { ...person, after: {} }, "Abrió Juan Pérez"],
  [
    "record.read",
    { subject_kind: "reviews", subject_id: "4", after: { part: "detail" } },
    "Leyó el detalle de envío N.º 4",
  ],
  [
    "panel.refuse-log-in",
    { ...person, after: { reason: "InvalidCredentialsError" } },
    "Falló un ingreso al panel como Juan Pérez: contraseña incorrecta",
  ],
  ["recording.watch", { subject_kind: "recordings", subject_id: "9" }, "Vio la grabación N.º 9"],
  [
    "settings.update",
    { before: { featured_price: 9_990 }, after: { featured_price: 12_990 } },
    "Cambió los ajustes: Precio de destacar un anuncio, IVA incluido de 9990 a 12990",
  ],
  ["ad_packs.create", { subject_name: "15 anuncios" }, "Creó el pack «15 anuncios»"],
  ["redirects.delete", { subject_name: "/viejo" }, "Eliminó la redirección «/viejo»"],
  ["old.thing", { subject_name: "Algo" }, "old.thing: Algo"],
])("[B5.31] %s reads as a sentence", (action, given, sentence) => {
  const text = sentenceText(auditSentence(entry(action, given)))
  expect(text).toBe(sentence.replace(" de el ", " del ").replace(" a el ", " al "))
})

test("[B5.31] every audited action has a sentence that names its subject", () => {
  const tables = writtenTables.flatMap((table) => tableWrites.map((write) => `${table}.${write}`))
  for (const action of [...staffActs, ...tables]) {
    const text = sentenceText(auditSentence(entry(action, { after: { count: 3 } })))
    expect(text).toMatch(/^\p{Lu}/u)
    expect(text).not.toContain(action)
    expect(text).not.toMatch(/undefined|null|NaN/)
  }
})
