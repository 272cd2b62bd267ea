import { adStates } from "@wara/domain/ads/ad-state"
import { reviewReasons, reviewStates } from "@wara/domain/ads/review"
import { reviewReasonTexts } from "@wara/domain/ads/review-texts"
import { adStateNames, reviewStateNames } from "../../ui/ui-texts.ts"
import { settingNameTexts } from "../content/content-texts.ts"

export type ChangeRow = { field: string; before: string; after: string; changed: boolean }

const empty = "—"

/**
 * The changes of an action, value by value, in words. Values present on only one side count as
 * changed; equal ones come last.
 */
export function changeRows(before: unknown, after: unknown): ChangeRow[] {
  const older = factsOf(before)
  const newer = factsOf(after)
  const fields = [...new Set([...older.keys(), ...newer.keys()])]
  const rows = fields.map((field) => {
    const [one, other] = [older.get(field) ?? empty, newer.get(field) ?? empty]
    return { field: names[field] ?? field, before: one, after: other, changed: one !== other }
  })
  return rows.sort((a, b) => Number(b.changed) - Number(a.changed))
}

/** Nested values get a path: `invoice.rut`. */
function factsOf(value: unknown, path = ""): Map<string, string> {
  if (value === null || value === undefined) return new Map()
  if (typeof value !== "object" || Array.isArray(value)) {
    return new Map([[path || "value", asText(path, value)]])
  }
  return new Map(
    Object.entries(value).flatMap(([name, part]) => [
      ...factsOf(part, path === "" ? name : `${path}.${name}`),
    ]),
  )
}

function asText(field: string, value: unknown): string {
  if (typeof value === "boolean") return value ? "sí" : "no"
  if (Array.isArray(value)) return value.map((one) => asText(field, one)).join(", ")
  if (typeof value === "object") return JSON.stringify(value)
  return words[field]?.get(String(value)) ?? String(value)
}

/** Readable names of enum values, by field. */
const words: Record<string, ReadonlyMap<string, string>> = {
  ad: new Map(adStates.map((state) => [state, adStateNames[state]])),
  review: new Map(reviewStates.map((state) => [state, reviewStateNames[state]])),
  reason: new Map(reviewReasons.map((reason) => [reason, reviewReasonTexts[reason].name])),
  kind: new Map([
    ["publication", "Publicar"],
    ["featured", "Destacar"],
  ]),
}

const names: Record<string, string> = {
  value: "Valor",
  ad: "Anuncio",
  review: "Envío",
  reason: "Motivo",
  notes: "Notas",
  note: "Nota",
  pro: "Profesional",
  blocked: "Bloqueada",
  banned: "Anuncios bloqueados",
  kind: "Tipo",
  count: "Cantidad",
  filter: "Filtro",
  total: "Total",
  part: "Parte",
  request: "Petición",
  second_factor: "Segundo factor",
  amount: "Monto",
  state: "Estado",
  refunded: "Devuelto",
  ...settingNameTexts,
  name: "Nombre",
  slug: "Dirección",
  price: "Precio",
  ads: "Anuncios",
  featured: "Destacados",
  days: "Días",
  on_sale: "A la venta",
  color: "Color",
  color_tint: "Fondo claro",
  icon: "Ícono",
  description: "Descripción",
  code: "Código",
  region_id: "N.º de región",
  latitude: "Latitud",
  longitude: "Longitud",
  question: "Pregunta",
  answer: "Respuesta",
  topic: "Tema",
  order: "Orden",
  title: "Título",
  body: "Texto",
  published: "Publicada",
  terms: "Palabras",
  from: "Desde",
  to: "Hacia",
  permanent: "Permanente",
  enabled: "Activa",
}
