import type { auditEntrySchema } from "@wara/contract/admin"
import { reviewReasons } from "@wara/domain/ads/review"
import { reviewReasonTexts } from "@wara/domain/ads/review-texts"
import type { staffActs } from "@wara/domain/staff/staff-action"
import type { z } from "zod"
import { moneyText } from "../../ui/ui-texts.ts"
import { changeRows } from "./change-rows-texts.ts"

export type AuditEntry = z.infer<typeof auditEntrySchema>

/** A plain value before or after an action. */
export type Fact = string | number | boolean | null
export type AuditFacts = {
  entry: AuditEntry
  /** A value before and after, when it is a plain value. */
  was: (name: string) => Fact
  is: (name: string) => Fact
  ad: string
  person: string
  order: string
}

export type Write = (facts: AuditFacts) => { lead: string; link?: string; rest?: string }

const because = ({ is }: AuditFacts): string => {
  const reason = reviewReasons.find((known) => known === is("reason"))
  return reason ? `: ${reviewReasonTexts[reason].name}` : lineOf(is("reason"))
}
const lineOf = (text: Fact): string => (text === null || text === "" ? "" : `: ${text}`)
const isEdit = ({ was }: AuditFacts) => was("ad") === "active"
const counted = (count: Fact, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count ?? 0} ${many}`

const undone: Record<string, string> = {
  approve: "Deshizo la aprobación de",
  "request-changes": "Deshizo el pedido de cambios a",
  reject: "Deshizo el rechazo de",
  ban: "Deshizo el bloqueo de",
}
const credits: Record<string, [string, string]> = {
  publication: ["crédito para publicar", "créditos para publicar"],
  featured: ["crédito para destacar", "créditos para destacar"],
}

export const actSentences: Record<(typeof staffActs)[number], Write> = {
  "review.approve": (facts) => ({
    lead: isEdit(facts) ? "Aprobó los cambios de" : "Aprobó",
    link: facts.ad,
  }),
  "review.request-changes": (facts) => ({
    lead: "Pidió cambios a",
    link: facts.ad,
    rest: because(facts),
  }),
  "review.reject": (facts) => ({
    lead: isEdit(facts) ? "Rechazó los cambios de" : "Rechazó",
    link: facts.ad,
    rest: because(facts),
  }),
  "decision.undo": (facts) => ({
    lead: undone[String(facts.was("decision"))] ?? "Deshizo una decisión sobre",
    link: facts.ad,
  }),
  "ad.ban": (facts) => ({ lead: "Bloqueó", link: facts.ad, rest: because(facts) }),
  "ad.return-to-review": (facts) => ({
    lead: "Volvió a revisión",
    link: facts.ad,
    rest: lineOf(facts.is("notes")),
  }),
  "ad.hold": (facts) => ({
    lead: "Dejó en revisión preventiva",
    link: facts.ad,
    rest: because(facts),
  }),
  "ad.release": (facts) => ({
    lead: "Publicó otra vez después de su revisión preventiva",
    link: facts.ad,
    rest: lineOf(facts.is("notes")),
  }),
  "ad.read-contact": (facts) => ({
    lead: "Vio en el sitio los datos de contacto en",
    link: facts.ad,
  }),
  "user.block": (facts) => {
    const banned = bannedAds(facts.entry)
    const also = banned > 0 ? ` y ${counted(banned, "anuncio", "anuncios")}` : ""
    return { lead: "Bloqueó a", link: facts.person, rest: `${also}${lineOf(facts.is("reason"))}` }
  },
  "user.unblock": (facts) => ({
    lead: "Desbloqueó a",
    link: facts.person,
    rest: lineOf(facts.is("reason")),
  }),
  "user.pro": (facts) =>
    facts.is("pro") === true
      ? { lead: "Hizo profesional a", link: facts.person }
      : { lead: "Quitó la calidad de profesional a", link: facts.person },
  "user.gift": (facts) => {
    const [one, many] = credits[String(facts.is("kind"))] ?? ["crédito", "créditos"]
    const given = counted(facts.is("count"), one, many)
    return { lead: `Regaló ${given} a`, link: facts.person, rest: lineOf(facts.is("note")) }
  },
  "user.approve-pro": (facts) => ({ lead: "Aprobó como profesional a", link: facts.person }),
  "user.decline-pro": (facts) => ({ lead: "No aprobó como profesional a", link: facts.person }),
  "user.correct-email": (facts) => ({ lead: "Corrigió el correo de", link: facts.person }),
  "user.reset-second-factor": (facts) => ({
    lead:
      facts.is("origin") === "server"
        ? "Quitó desde el servidor el segundo factor de"
        : "Quitó el segundo factor de",
    link: facts.person,
  }),
  "user.replace-second-factor": () => ({
    lead: "Cambió la app o el teléfono de su segundo factor",
  }),
  "user.renew-recovery-codes": () => ({ lead: "Pidió códigos de respaldo nuevos" }),
  "user.invite-operator": (facts) => ({
    lead: "Recibió desde el servidor acceso de operador:",
    link: facts.person,
  }),
  "order.refund": (facts) => ({
    lead: `Devolvió ${moneyText(Number(facts.is("amount") ?? 0))} de`,
    link: facts.order,
  }),
  "order.look-after": (facts) => ({
    lead: "Atendió",
    link: facts.order,
    rest: lineOf(facts.is("note")),
  }),
  "orders.export": ({ is }) => ({
    lead: `Descargó ${counted(is("count"), "orden", "órdenes")}`,
    rest: lineOf(is("filter")),
  }),
  "orders.read-many": ({ is }) => ({ lead: `Leyó ${is("count")} órdenes en una hora` }),
  "users.read-many": ({ is }) => ({ lead: `Leyó ${is("count")} cuentas en una hora` }),
  "leads.read-many": ({ is }) => ({ lead: `Leyó ${is("count")} consultas en una hora` }),
  "tax-document.attach": (facts) => ({
    lead: `Adjuntó ${documentName(facts)} de`,
    link: facts.order,
    rest: lineOf(facts.is("folio") === null ? null : `folio ${facts.is("folio")}`),
  }),
  "tax-document.waive": (facts) => ({
    lead: `Marcó que no corresponde emitir ${documentName(facts)} de`,
    link: facts.order,
    rest: lineOf(facts.is("reason")),
  }),
  "recording.watch": ({ entry }) => ({ lead: "Vio", link: `la grabación N.º ${entry.subject_id}` }),
  "abuse-report.uphold": (facts) => ({
    lead: "Dio la razón a denuncias sobre",
    link: facts.ad || facts.person,
  }),
  "abuse-report.dismiss": (facts) => ({
    lead: "Descartó denuncias sobre",
    link: facts.ad || facts.person,
  }),
  "wanted-ad.approve": ({ entry }) => ({ lead: "Publicó", link: wantedName(entry) }),
  "wanted-ad.refuse": ({ entry, is }) => ({
    lead: "No publicó",
    link: wantedName(entry),
    rest: lineOf(is("reason")),
  }),
  "rights-request.read": ({ entry }) => ({ lead: "Leyó", link: rightsRequestName(entry) }),
  "rights-request.answer": ({ entry }) => ({ lead: "Respondió", link: rightsRequestName(entry) }),
  "rights-request.refuse": ({ entry }) => ({ lead: "Rechazó", link: rightsRequestName(entry) }),
  "rights-request.extend": ({ entry }) => ({
    lead: "Prorrogó",
    link: rightsRequestName(entry),
  }),
  "panel.log-in": ({ is }) => ({
    lead: is("second_factor") === true ? "Entró al panel con segundo factor" : "Entró al panel",
  }),
  "panel.refuse-log-in": (facts) => ({
    lead: "Falló un ingreso al panel como",
    link: facts.person,
    rest: lineOf(refusals[String(facts.is("reason"))] ?? null),
  }),
  "records.list": ({ entry, is }) => ({
    lead: `Leyó ${recordNames(entry.subject_kind, is("count"))}`,
    rest: lineOf(is("filter")),
  }),
  "record.read": ({ entry, is, person }) => ({
    lead: is("part") === null ? "Abrió" : "Leyó el detalle de",
    link: entry.subject_kind === "users" ? person : recordName(entry),
  }),
  "settings.update": ({ entry }) => ({
    lead: "Cambió los ajustes",
    rest: lineOf(settingsChanges(entry.before, entry.after)),
  }),
}

const refusals: Record<string, string> = {
  InvalidCredentialsError: "contraseña incorrecta",
  SecondFactorError: "código incorrecto",
  AccountBlockedError: "cuenta bloqueada",
  ForbiddenError: "sin acceso",
}

function recordNames(kind: string, count: Fact): string {
  const [one = kind, many = kind] = readRecords[kind] ?? []
  return counted(count, one, many)
}

function recordName({ subject_id, subject_kind, subject_name }: AuditEntry): string {
  const [one = subject_kind] = readRecords[subject_kind] ?? []
  return subject_kind === "ads" && subject_name ? `«${subject_name}»` : `${one} N.º ${subject_id}`
}

/** What the team reads, by the path of the api. */
const readRecords: Record<string, [one: string, many: string]> = {
  ads: ["anuncio", "anuncios"],
  reviews: ["envío", "envíos"],
  users: ["cuenta", "cuentas"],
  "pro-requests": ["solicitud profesional", "solicitudes profesionales"],
  orders: ["orden", "órdenes"],
  "tax-documents": ["documento tributario", "documentos tributarios"],
  leads: ["consulta", "consultas"],
  "contact-messages": ["mensaje de contacto", "mensajes de contacto"],
  "abuse-reports": ["denuncia", "denuncias"],
  "wanted-ads": ["búsqueda", "búsquedas"],
  "ad-holds": ["revisión preventiva", "revisiones preventivas"],
  "credit-movements": ["movimiento de créditos", "movimientos de créditos"],
  notes: ["nota interna", "notas internas"],
  recordings: ["grabación", "grabaciones"],
  "rights-requests": ["solicitud sobre datos", "solicitudes sobre datos"],
  "audit-entries": ["registro de auditoría", "registros de auditoría"],
}

const documents: Record<string, string> = {
  receipt: "la boleta",
  invoice: "la factura",
  credit_note: "la nota de crédito",
}
const rightsRequestName = ({ subject_id }: AuditEntry) =>
  `la solicitud sobre datos N.º ${subject_id}`
const wantedName = ({ subject_name }: AuditEntry) => `la búsqueda «${subject_name}»`
const documentName = ({ is, was }: AuditFacts) =>
  documents[String(is("kind") ?? was("kind"))] ?? "el documento"

function bannedAds({ after }: AuditEntry): number {
  if (typeof after !== "object" || after === null || !("banned" in after)) return 0
  return Array.isArray(after.banned) ? after.banned.length : 0
}

/** "Precio de destacar de 9990 a 12990": every changed setting with its old and new value. */
function settingsChanges(before: unknown, after: unknown): string {
  return changeRows(before, after)
    .filter(({ changed }) => changed)
    .map(({ field, before, after }) => `${field} de ${before} a ${after}`)
    .join("; ")
}
