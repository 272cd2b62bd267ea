import type { AdState } from "@wara/domain/ads/ad-state"
import type { EndReason } from "@wara/domain/ads/review"

/** The name of each state, in the plural and the singular, and the suggested next action. */
export const adStateTexts: Record<AdState, { name: string; one: string; next: string }> = {
  draft: { name: "Borradores", one: "Borrador", next: "Termínalos y envíalos a revisión." },
  awaiting_payment: {
    name: "Por pagar",
    one: "Por pagar",
    next: "Completa el pago para enviarlos a revisión.",
  },
  pending: {
    name: "En revisión",
    one: "En revisión",
    next: "Los estamos mirando: te avisamos por correo.",
  },
  changes_requested: {
    name: "Con cambios pedidos",
    one: "Con cambios pedidos",
    next: "Corrige lo que pedimos y reenvíalos.",
  },
  rejected: {
    name: "Rechazados",
    one: "Rechazado",
    next: "El crédito volvió a tu cuenta. Mira el motivo.",
  },
  active: { name: "Publicados", one: "Publicado", next: "Están a la vista. Mantenlos al día." },
  expired: { name: "Vencidos", one: "Vencido", next: "Renuévalos con un crédito." },
  deactivated: {
    name: "Pausados o vendidos",
    one: "Terminado",
    next: "Mientras les queden días, puedes volver a publicarlos.",
  },
  banned: {
    name: "Bloqueados",
    one: "Bloqueado",
    next: "No cumplen las reglas. Escríbenos si crees que es un error.",
  },
}

/** What the owner calls an ad that they ended. */
export const endReasonTexts: Record<EndReason, string> = { sold: "Vendido", withdrawn: "Pausado" }

export const ownAdsTexts = {
  title: "Mis anuncios",
  lead: "En qué están tus anuncios y qué pide cada uno.",
  panel: "Tus anuncios",
  all: "Ver mis anuncios",
  none: "Todavía no tienes anuncios.",
  noneText:
    "Cuando publiques, aquí verás cada uno con sus días restantes y lo que puedes hacer: editar, renovar, pausar o duplicar.",
  publish: "Publicar mi primer anuncio",
  howTo: "Cómo publicar",
} as const
