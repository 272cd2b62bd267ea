import type { AdState } from "@wara/domain/ads/ad-state"
import type { EndReason, ReviewKind, ReviewState } from "@wara/domain/ads/review"
import { currencies, defaultCurrency, formatMoney } from "@wara/domain/money/money"

export const uiTexts = {
  seeAll: (total: number) => `Ver todo (${total})`,
  showData: "Ver datos",
  day: "Día",
  /** Accessible name of a spinner, which the library renders without text. */
  loading: "Cargando",
}

export const failureTexts = {
  again: "Intentar de nuevo",
  failed: "No pudimos cargar los datos.",
}

export const labels = {
  search: "Buscar",
  name: "Nombre",
  ad: "Anuncio",
  state: "Estado",
  price: "Precio",
  category: "Categoría",
  owner: "Vendedor",
  createdAt: "Creado",
  submittedAt: "Enviado",
  publishedAt: "Publicado",
  expiresAt: "Vence",
  endedAt: "Terminó",
  endReason: "Motivo del término",
  from: "Desde",
  until: "Hasta",
  featured: "Destacado",
  yes: "Sí",
  no: "No",
  none: "—",
  picture: "Foto",
  address: "Dirección",
}

export const relatedAccountTexts = {
  title: "Otras cuentas",
  none: "Ninguna otra cuenta tiene su RUT, su teléfono o su red.",
  deletedAccount: (id: number) => `Cuenta N.º ${id}`,
  states: { blocked: "Bloqueada", deleted: "Eliminada" },
  shares: { rut: "Mismo RUT", phone: "Mismo teléfono", network: "Misma red" },
} as const

export const wireTexts = {
  noConnection: "No pudimos hablar con el servidor. Revisa tu conexión e inténtalo de nuevo.",
  wrongValue: "El servidor no acepta este dato. Revísalo.",
  taken: "Ya existe, o algo lo está usando.",
  strangeAnswer: "El servidor respondió algo que este panel no entiende. Recarga la página.",
}

export const adStateNames: Record<AdState, string> = {
  draft: "Borrador",
  awaiting_payment: "Esperando pago",
  pending: "En revisión",
  changes_requested: "Con cambios pedidos",
  rejected: "Rechazado",
  active: "Publicado",
  on_hold: "En revisión preventiva",
  expired: "Vencido",
  deactivated: "Terminado",
  banned: "Bloqueado",
}

export const endReasonNames: Record<EndReason, string> = { sold: "Vendido", withdrawn: "Pausado" }

export const reviewStateNames: Record<ReviewState, string> = {
  pending: "En espera",
  approved: "Aprobado",
  changes_requested: "Cambios pedidos",
  rejected: "Rechazado",
  withdrawn: "Retirado",
}

export const reviewKindNames: Record<ReviewKind, string> = {
  first: "Nuevo",
  edit: "Cambio",
  audit: "Auditoría",
}

export function moneyText(amount: number, currency: string = defaultCurrency): string {
  const known = currencies.find((one) => one === currency)
  return formatMoney(amount, known ?? defaultCurrency)
}
