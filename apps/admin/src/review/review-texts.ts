import type { duplicateReasons, ReviewDetail } from "@wara/contract/review"
import type { ContactLeakKind } from "@wara/domain/ads/contact-leaks"
import type { ReviewKind, ReviewState } from "@wara/domain/ads/review"
import { formatNumber } from "@wara/domain/money/money"
import type { Decision } from "./review-calls.ts"

/** What a submission is compared with: what is public, or what the team sent back. */
export type Against = "published" | "returned"

export const reviewTexts = {
  title: "Revisión",
  titleOf: (name: string) => `Revisión: ${name}`,
  queue: "En espera",
  /** "3 anuncios esperan, mayor riesgo primero". */
  waiting: (total: number, order: string) =>
    `${total === 1 ? "1 anuncio espera" : `${total} anuncios esperan`}, ${order.toLowerCase()}`,
  empty: "No queda nada por revisar.",
  emptyLead: "Cuando alguien envíe un anuncio o cambie uno publicado, aparecerá aquí.",
  keys: "Atajos",
  open: "Abrir",
  back: "Volver a la lista",
  asNew: "Anuncio nuevo",
  asChange: "Cambio de anuncio",
  asAudit: "Auditoría: ya publicado",
  tier: (name: string, approved: number, refused: number) =>
    `${name}: ${approved} ${approved === 1 ? "aprobado" : "aprobados"}, ${refused} ${refused === 1 ? "rechazado o bloqueado" : "rechazados o bloqueados"}`,
  submitted: "Enviado",
  requestedBefore: (reason: string) => `Antes pedimos cambios: ${reason}`,
  decidedAlready: "Este envío ya se decidió.",
  details: "Ficha",
  size: "Ancho × alto × largo",
  field: "Dato",
  before: { published: "Publicado", returned: "Devuelto" } satisfies Record<Against, string>,
  sent: "Enviado",
  changed: "Cambió",
  description: "Descripción",
  pictures: (count: number) => `Fotos (${count})`,
  picturesBefore: {
    published: (count: number) => `Fotos publicadas (${count})`,
    returned: (count: number) => `Fotos devueltas (${count})`,
  } satisfies Record<Against, (count: number) => string>,
  sentPictures: (count: number) => `Fotos enviadas (${count})`,
  picture: (index: number, total: number) => `Foto ${index} de ${total}`,
  openPicture: (index: number) => `Ampliar la foto ${index}`,
  cover: "Portada",
  newPicture: "Nueva",
  removedPicture: "Quitada",
  previousPicture: "Foto anterior",
  nextPicture: "Foto siguiente",
  closeViewer: "Cerrar el visor",
  none: "—",
  seller: "Vendedor",
  email: "Correo",
  rut: "RUT",
  companyRut: "RUT de la empresa",
  phone: "Teléfono",
  account: "Cuenta creada",
  company: "Profesional",
  blocked: "Bloqueada",
  blockedBefore: "Estuvo bloqueada",
  adsByState: "Sus anuncios",
  noAds: "Es su primer anuncio.",
  decisions: "Decisiones anteriores",
  noDecisions: "Nadie ha decidido antes sobre sus anuncios.",
  duplicates: "Posibles repetidos",
  noDuplicates: "No encontramos otro anuncio del mismo equipo.",
  namesNotCompared:
    "Todavía estamos comparando el nombre con los demás anuncios. Vuelve a abrir este envío en un momento.",
  sameSeller: "Mismo vendedor",
  otherSeller: (name: string) => `Lo publica ${name}`,
  undo: "Deshacer",
  undone: "Decisión deshecha. El vendedor no recibió ningún aviso.",
  show: "Mostrar",
  next: "Siguiente",
  previous: "Anterior",
  lookAt: "Mira esto antes de decidir",
  lowPrice: (price: string) => `Precio muy bajo: ${price}`,
  showAll: "Ver todos los datos",
  showChanged: "Ver solo lo que cambió",
  nothingChanged: "La ficha es igual: cambiaron las fotos o la descripción.",
  unchanged: {
    published: "No cambió nada respecto de lo publicado.",
    returned: "No cambió nada desde que lo devolvimos.",
  } satisfies Record<Against, string>,
  compare: "Comparar con",
  comparisons: {
    returned: "Lo que devolvimos",
    published: "Lo publicado",
    nothing: "Sin comparar",
  },
  asReturned: "Vuelve a revisión",
  reason: "Motivo",
  notes: "Notas para el vendedor",
  notesHelp: "Las recibe por correo. Edita la propuesta para que diga qué hacer.",
  banNotesHelp: "Las recibe por correo con el motivo.",
  reasonMissing: "Elige un motivo.",
  cancel: "Cancelar",
  sending: "Enviando…",
  taken: "Otra persona ya decidió este anuncio",
  continueToNext: "Seguir con el siguiente",
  gone: "Ya no hay nada que decidir: el anuncio cambió o terminó mientras lo mirabas.",
  someone: "Otra persona",
}

const decidedWords: Record<Decision, string> = {
  approve: "Aprobado",
  "request-changes": "Cambios pedidos",
  reject: "Rechazado",
  ban: "Bloqueado",
}

/** "Aprobado: Grúa Toyota", after a decision. */
export function decidedText(decision: Decision, name: string): string {
  return `${decidedWords[decision]}: ${name}`
}

/** Filters of the queue. */
export const queueKindTexts = {
  all: "Todos",
  first: "Nuevos",
  edit: "Cambios",
  audit: "Auditorías",
} as const

export const leakNames: Record<ContactLeakKind, string> = {
  phone: "Teléfono",
  email: "Correo",
  link: "Enlace o cuenta",
  bank: "Pago por fuera",
}

/** The buttons of a decision, with their shortcut. */
export const decisionTexts: Record<Decision, { button: string; title: string; key: string }> = {
  approve: { button: "Aprobar", title: "Aprobar el anuncio", key: "a" },
  "request-changes": { button: "Pedir cambios", title: "Pedir cambios al vendedor", key: "c" },
  reject: { button: "Rechazar", title: "Rechazar el anuncio", key: "r" },
  ban: { button: "Bloquear", title: "Bloquear el anuncio", key: "b" },
}

/** The consequence of a decision, shown before it is sent. */
const consequenceTexts: Record<Exclude<Decision, "approve">, string> = {
  "request-changes":
    "El vendedor corrige y lo envía de nuevo sin costo. Un anuncio ya publicado sigue a la vista como estaba.",
  reject:
    "Si es un anuncio nuevo, el vendedor recupera sus créditos. Un anuncio ya publicado sigue a la vista como estaba.",
  ban: "El anuncio desaparece del sitio y no se puede recuperar. Los créditos no se devuelven.",
}

/** The same for an audit, of an ad that is public without having been read. */
const auditConsequences = {
  "request-changes":
    "El anuncio sale de la vista hasta que el vendedor lo corrija y lo aprueben; no pierde días.",
  reject: "El anuncio sale de la vista y el vendedor recupera sus créditos.",
} as const satisfies Record<Exclude<Decision, "approve" | "ban">, string>

/**
 * What follows from a decision about submissions of these kinds; a sentence for each group when
 * audits are among others.
 */
export function consequencesOf(
  decision: Exclude<Decision, "approve">,
  kinds: readonly ReviewKind[],
): string[] {
  const audits = kinds.filter((kind) => kind === "audit").length
  const others = kinds.length - audits
  if (decision === "ban" || audits === 0) return [consequenceTexts[decision]]
  if (others === 0) return [auditConsequences[decision]]
  const counted = (count: number, one: string, many: string) =>
    count === 1 ? `1 ${one}` : `${count} ${many}`
  return [
    `${counted(others, "anuncio nuevo o con cambios", "anuncios nuevos o con cambios")}: ${consequenceTexts[decision]}`,
    `${counted(audits, "auditoría", "auditorías")}: ${auditConsequences[decision]}`,
  ]
}

/** "Camila Soto lo aprobó hace 2 min." */
export function takenText(state: ReviewState, name: string | null, ago: string): string {
  const verbs: Record<ReviewState, string> = {
    pending: "lo está decidiendo",
    approved: "lo aprobó",
    changes_requested: "pidió cambios",
    rejected: "lo rechazó",
    withdrawn: "",
  }
  if (state === "withdrawn") return reviewTexts.gone
  return `${name ?? reviewTexts.someone} ${verbs[state]} ${ago}. Tu decisión no se guardó.`
}

export const duplicateReasonTexts: Record<(typeof duplicateReasons)[number], string> = {
  text: "Texto muy parecido",
  serial: "Mismo número de serie",
  picture: "Foto muy parecida",
}

export const shortcutTexts: readonly (readonly [string, string])[] = [
  ["j / k", "Bajar y subir por la lista"],
  ["Enter", "Abrir el anuncio"],
  ["a", "Aprobar"],
  ["c", "Pedir cambios"],
  ["r", "Rechazar"],
  ["b", "Bloquear"],
  ["n", "Pasar al siguiente sin decidir"],
  ["t", "Tomar el anuncio por 10 minutos"],
  ["x", "Elegir el anuncio en la lista, para decidir varios juntos"],
  ["z", "Deshacer la última decisión, por 10 segundos"],
  ["Esc", "Volver a la lista"],
  ["?", "Mostrar estos atajos"],
]

/** "+26 %": change of the price; null when it is unchanged or in another currency. */
export function priceChange({
  approved,
  content,
}: Pick<ReviewDetail, "approved" | "content">): string | null {
  if (!approved || approved.currency !== content.currency || approved.price <= 0) return null
  const percent = ((content.price - approved.price) / approved.price) * 100
  if (percent === 0) return null
  const size = Math.abs(percent)
  const digits = size < 10 ? 1 : 0
  return `${percent > 0 ? "+" : "−"}${formatNumber(size, digits)} %`
}
