import {
  type AuditActor,
  type AuditKind,
  type StaffActionName,
  staffActs,
  type TableWrite,
  tableWrites,
  type WrittenTable,
  writtenTables,
} from "@wara/domain/staff/staff-action"
import type { AuditEntry } from "./act-sentence-texts.ts"
import { type AuditFacts, actSentences, type Fact, type Write } from "./act-sentence-texts.ts"

export const auditTexts = {
  actor: "Quién",
  action: "Qué hizo",
  subject: "Sobre qué",
  when: "Cuándo",
  change: "Cambio",
  before: "Antes",
  after: "Después",
  field: "Dato",
  empty: "Sin datos",
  kind: "Tipo",
  entryKinds: {
    action: "Acciones",
    "log-in": "Ingresos al panel",
    reading: "Lecturas de datos",
  } satisfies Record<AuditKind, string>,
  /** Shown as the actor when no member of the team acted. */
  actors: { staff: "", system: "Automático", visitor: "Sin identificar" } satisfies Record<
    AuditActor,
    string
  >,
  kinds: {
    ads: "Anuncio",
    users: "Cuenta",
    orders: "Orden",
    "tax-documents": "Documento tributario",
    settings: "Ajustes",
    ad_packs: "Pack",
    categories: "Categoría",
    conditions: "Condición",
    communes: "Comuna",
    faqs: "Pregunta",
    pages: "Página",
    search_synonyms: "Sinónimos",
    redirects: "Redirección",
    announcements: "Aviso",
    recordings: "Grabación",
    "rights-requests": "Solicitud sobre datos",
    reviews: "Envío",
    leads: "Consulta",
    "pro-requests": "Solicitud profesional",
    "contact-messages": "Mensaje de contacto",
    "abuse-reports": "Denuncia",
    "ad-holds": "Revisión preventiva",
    "wanted-ads": "Búsqueda",
    "credit-movements": "Movimiento de créditos",
    notes: "Nota interna",
    "audit-entries": "Auditoría",
  } as Readonly<Record<string, string>>,
}

/** The sentence of an action without its subject; `link` is the part that links to the record. */
type AuditSentence = { lead: string; link: string; rest: string }

/**
 * "Devolvió $9.990 de la orden W20261122-67 (Juan Pérez)", for any line of the trail, including old
 * ones [B5.31].
 */
export function auditSentence(entry: AuditEntry): AuditSentence {
  const write = sentences[knownAction(entry.action) ?? "unknown"]
  const { lead, link = "", rest = "" } = write(readFacts(entry))
  return { ...contracted(lead, link), rest }
}

/** Spanish contracts "de el" and "a el". */
function contracted(lead: string, link: string): Pick<AuditSentence, "lead" | "link"> {
  const joined = /^(.*) (de|a)$/.exec(lead)
  if (!joined || !link.startsWith("el ")) return { lead, link }
  const [, start = "", preposition] = joined
  return { lead: `${start} ${preposition === "de" ? "del" : "al"}`, link: link.slice(3) }
}

export function sentenceText({ lead, link, rest }: AuditSentence): string {
  return `${[lead, link].filter(Boolean).join(" ")}${rest}`
}

function knownAction(action: string): StaffActionName | undefined {
  const act = staffActs.find((known) => known === action)
  if (act) return act
  for (const table of writtenTables) {
    for (const write of tableWrites) if (action === `${table}.${write}`) return `${table}.${write}`
  }
  return undefined
}

function readFacts(entry: AuditEntry): AuditFacts {
  const { subject_id: id, subject_name: name, person_name: person } = entry
  const owner = person ? ` (${person})` : ""
  return {
    entry,
    was: (fact) => plain(entry.before, fact),
    is: (fact) => plain(entry.after, fact),
    ad: name ? `el anuncio «${name}»` : `el anuncio N.º ${id}`,
    person: person || (id ? `la cuenta N.º ${id}` : "una cuenta"),
    order: `la orden ${entry.order_number ?? name ?? id}${owner}`,
  }
}

function plain(facts: unknown, name: string): Fact {
  if (typeof facts !== "object" || facts === null) return null
  const value = Object.entries(facts).find(([key]) => key === name)?.[1]
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? value
    : null
}

const nouns: Record<WrittenTable, string> = {
  ad_packs: "el pack",
  categories: "la categoría",
  conditions: "la condición",
  communes: "la comuna",
  faqs: "la pregunta",
  pages: "la página",
  search_synonyms: "los sinónimos",
  redirects: "la redirección",
  announcements: "el aviso",
}
const verbs: Record<TableWrite, string> = { create: "Creó", update: "Cambió", delete: "Eliminó" }

const tableSentences = Object.fromEntries(
  writtenTables.flatMap((table) =>
    tableWrites.map((write): [string, Write] => [
      `${table}.${write}`,
      ({ entry }) => ({
        lead: `${verbs[write]} ${nouns[table]} ${entry.subject_name ? `«${entry.subject_name}»` : `N.º ${entry.subject_id}`}`,
      }),
    ]),
  ),
) as Record<`${WrittenTable}.${TableWrite}`, Write>

const sentences: Record<StaffActionName | "unknown", Write> = {
  ...actSentences,
  ...tableSentences,
  /** An action of another release. */
  unknown: ({ entry }) => ({
    lead: `${entry.action}: ${entry.subject_name || `${entry.subject_kind} ${entry.subject_id}`}`,
  }),
}
