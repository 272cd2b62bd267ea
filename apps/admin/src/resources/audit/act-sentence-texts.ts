import { reviewReasons } from "@wara/domain/ads/review"
import { reviewReasonTexts } from "@wara/domain/ads/review-texts"
import type { staffActs } from "@wara/domain/staff/staff-action"
import { moneyText } from "../../ui/money-texts.ts"
import type { AuditEntry } from "./audit-entry.ts"
import { changeRows } from "./change-rows-texts.ts"

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

export type Write = (told: AuditFacts) => { lead: string; link?: string; rest?: string }

const because = ({ is }: AuditFacts): string => {
  const reason = reviewReasons.find((known) => known === is("reason"))
  return reason ? `: ${reviewReasonTexts[reason].name}` : said(is("reason"))
}
const said = (text: Fact): string => (text === null || text === "" ? "" : `: ${text}`)
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
  "review.approve": (told) => ({
    lead: isEdit(told) ? "Aprobó los cambios de" : "Aprobó",
    link: told.ad,
  }),
  "review.request-changes": (told) => ({
    lead: "Pidió cambios a",
    link: told.ad,
    rest: because(told),
  }),
  "review.reject": (told) => ({
    lead: isEdit(told) ? "Rechazó los cambios de" : "Rechazó",
    link: told.ad,
    rest: because(told),
  }),
  "decision.undo": (told) => ({
    lead: undone[String(told.was("decision"))] ?? "Deshizo una decisión sobre",
    link: told.ad,
  }),
  "ad.ban": (told) => ({ lead: "Bloqueó", link: told.ad, rest: because(told) }),
  "ad.return-to-review": (told) => ({
    lead: "Volvió a revisión",
    link: told.ad,
    rest: said(told.is("notes")),
  }),
  "user.block": (told) => {
    const banned = bannedAds(told.entry)
    const also = banned > 0 ? ` y ${counted(banned, "anuncio", "anuncios")}` : ""
    return { lead: "Bloqueó a", link: told.person, rest: `${also}${said(told.is("reason"))}` }
  },
  "user.unblock": (told) => ({
    lead: "Desbloqueó a",
    link: told.person,
    rest: said(told.is("reason")),
  }),
  "user.pro": (told) =>
    told.is("pro") === true
      ? { lead: "Hizo profesional a", link: told.person }
      : { lead: "Quitó la calidad de profesional a", link: told.person },
  "user.gift": (told) => {
    const [one, many] = credits[String(told.is("kind"))] ?? ["crédito", "créditos"]
    const given = counted(told.is("count"), one, many)
    return { lead: `Regaló ${given} a`, link: told.person, rest: said(told.is("note")) }
  },
  "user.approve-pro": (told) => ({ lead: "Aprobó como profesional a", link: told.person }),
  "user.decline-pro": (told) => ({ lead: "No aprobó como profesional a", link: told.person }),
  "user.correct-email": (told) => ({ lead: "Corrigió el correo de", link: told.person }),
  "order.refund": (told) => ({
    lead: `Devolvió ${moneyText(Number(told.is("amount") ?? 0))} de`,
    link: told.order,
  }),
  "order.look-after": (told) => ({
    lead: "Atendió",
    link: told.order,
    rest: said(told.is("note")),
  }),
  "orders.export": ({ is }) => ({
    lead: `Descargó ${counted(is("count"), "orden", "órdenes")}`,
    rest: said(is("filter")),
  }),
  "orders.read-many": ({ is }) => ({ lead: `Leyó ${is("count")} órdenes en una hora` }),
  "users.read-many": ({ is }) => ({ lead: `Leyó ${is("count")} cuentas en una hora` }),
  "tax-document.attach": (told) => ({
    lead: `Adjuntó ${documentName(told)} de`,
    link: told.order,
    rest: said(told.is("folio") === null ? null : `folio ${told.is("folio")}`),
  }),
  "tax-document.waive": (told) => ({
    lead: `Marcó que no corresponde emitir ${documentName(told)} de`,
    link: told.order,
    rest: said(told.is("reason")),
  }),
  "recording.watch": ({ entry }) => ({ lead: "Vio", link: `la grabación N.º ${entry.subject_id}` }),
  "settings.update": ({ entry }) => ({
    lead: "Cambió los ajustes",
    rest: said(settingsChanges(entry.before, entry.after)),
  }),
}

const documents: Record<string, string> = {
  receipt: "la boleta",
  invoice: "la factura",
  credit_note: "la nota de crédito",
}
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
