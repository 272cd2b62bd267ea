import type { AdState } from "@wara/domain/ads/ad-state"

/** What a person calls ads of each state, and what they want next. */
export const adStateTexts: Record<AdState, { name: string; next: string }> = {
  draft: { name: "Borradores", next: "Termínalos y envíalos a revisión." },
  awaiting_payment: { name: "Por pagar", next: "Completa el pago para enviarlos a revisión." },
  pending: { name: "En revisión", next: "Los estamos mirando: te avisamos por correo." },
  changes_requested: { name: "Con cambios pedidos", next: "Corrige lo que pedimos y reenvíalos." },
  rejected: { name: "Rechazados", next: "El crédito volvió a tu cuenta. Mira el motivo." },
  active: { name: "Publicados", next: "Están a la vista. Mantenlos al día." },
  expired: { name: "Vencidos", next: "Renuévalos con un crédito." },
  deactivated: { name: "Dados de baja", next: "Los bajaste tú." },
  banned: {
    name: "Bloqueados",
    next: "No cumplen las reglas. Escríbenos si crees que es un error.",
  },
}

/** Words around the ads of an account. */
export const ownAdsTexts = {
  title: "Mis anuncios",
  lead: "En qué están tus anuncios y qué pide cada uno.",
  panel: "Tus anuncios",
  byState: "Por estado",
  all: "Ver mis anuncios",
  none: "Todavía no tienes anuncios.",
  noneText:
    "Cuando publiques, aquí verás cada uno con sus días restantes y lo que puedes hacer: editar, destacar, renovar o dar de baja.",
  otherStates: "Sin anuncios:",
  howTo: "Cómo publicar",
  seePublished: "Ver mis anuncios publicados",
} as const
