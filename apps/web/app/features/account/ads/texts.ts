import type { OwnAdTab } from "@wara/contract/own-ad"
import type { AdState } from "@wara/domain/ads/ad-state"
import type { EndReason } from "@wara/domain/ads/review"
import { formatMoney, formatNumber } from "@wara/domain/money/money"
import { formatLongDate, formatMoment } from "@wara/domain/site/chilean-dates"

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
  on_hold: {
    name: "En revisión preventiva",
    one: "En revisión preventiva",
    next: "Mira por qué dejaron de verse: puedes apelar una vez.",
  },
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

const day = (iso: string) => formatLongDate(new Date(iso))

export const ownAdTabTexts: Record<OwnAdTab, string> = {
  all: "Todos",
  active: "Publicados",
  correct: "Por corregir",
  review: "En revisión",
  draft: "Borradores",
  ended: "Inactivos",
  refused: "Rechazados",
}

export const emptyTabTexts: Record<Exclude<OwnAdTab, "all">, string> = {
  active: "No tienes anuncios publicados en este momento.",
  correct: "No tienes anuncios por corregir.",
  review: "No tienes anuncios en revisión.",
  draft: "No tienes borradores ni anuncios por pagar.",
  ended: "No tienes anuncios vencidos, pausados ni vendidos.",
  refused: "No tienes anuncios rechazados.",
}

export const ownAdTexts = {
  tabs: "Anuncios por estado",
  count: (count: number) => formatNumber(count, 0),
  publish: "Publicar un anuncio",
  noName: "Sin nombre todavía",
  contactReveals: (people: number) =>
    people === 1 ? "1 persona vio tu contacto" : `${people} personas vieron tu contacto`,
  saves: (people: number) =>
    people === 1 ? "1 persona lo guardó" : `${people} personas lo guardaron`,
  noPrice: "Sin precio todavía",
  noPicture: "Sin foto",
  featured: "Destacado",
  featuredUntil: (iso: string) => `Destacado hasta el ${day(iso)}`,
  featuredOnReturn: "Destacado si lo vuelves a publicar",
  featuredOnReturnUntil: (iso: string) => `Destacado hasta el ${day(iso)} si lo vuelves a publicar`,
  edited: (iso: string) => `Guardado el ${day(iso)}`,
  submitted: (iso: string) => `Enviado el ${day(iso)}. Te avisamos por correo.`,
  daysLeft: (days: number) => {
    if (days === 0) return "Termina hoy"
    return days === 1 ? "Termina mañana" : `Quedan ${formatNumber(days, 0)} días`
  },
  until: (iso: string, days: number) =>
    `${days < 2 ? "" : "hasta "}el ${formatMoment(new Date(iso))}`,
  creditBack: "El crédito volvió a tu cuenta: corrígelo y envíalo otra vez cuando quieras",
  ended: (iso: string) => `Terminó el ${day(iso)}`,
  bannedOn: (iso: string) => `Lo bloqueamos el ${day(iso)}`,
  endedBecause: (reason: string, iso: string) => `${reason} el ${day(iso)}`,
  endReasons: {
    sold: "Lo marcaste como vendido",
    withdrawn: "Lo pausaste",
  } satisfies Record<EndReason, string>,
  editInReview: "Tus cambios están en revisión. Mientras tanto se ve la última versión aprobada.",
  endedEditInReview:
    "Tus cambios están en revisión. Si lo publicas antes, se verá la última versión aprobada.",
  notesTitle: {
    changes_requested: "Te pedimos cambios",
    rejected: "Por qué lo rechazamos",
    banned: "Por qué lo bloqueamos",
    editRefused: "No aprobamos tus últimos cambios",
  },
  actions: (name: string) => `Acciones de ${name}`,
  see: "Ver",
  seeHold: "Ver el motivo y apelar",
  seeAppealed: "Ver el motivo",
  appealed: (iso: string) =>
    `Recibimos tu apelación el ${day(iso)}. Te escribimos con el resultado.`,
  edit: "Editar",
  correct: "Corregir y reenviar",
  correctWaiting: "Corregir",
  reopen: "Corregir y enviar otra vez",
  withdraw: "Retirar",
  withdrawTitle: "¿Retirar este anuncio de la revisión?",
  withdrawText: "Tus créditos vuelven a tu cuenta y el anuncio queda en tus borradores.",
  withdrawConfirm: "Retirar de la revisión",
  continueDraft: "Continuar",
  pay: "Pagar y enviar",
  deactivate: "Pausar o marcar vendido",
  deactivateTitle: "¿Por qué dejas de mostrarlo?",
  deactivateText: (until: string, hasEditInReview: boolean) =>
    `Dejará de verse de inmediato y el crédito no vuelve. Puedes volver a publicarlo sin costo hasta el ${day(until)}: sus días siguen corriendo.${
      hasEditInReview ? " Los cambios que tienes en revisión se anulan." : ""
    }`,
  deactivateSold: "Lo vendí",
  deactivateWithdrawn: "Quiero pausarlo",
  pausedByBlock: "Pausado por el bloqueo de tus datos",
  pausedByBlockOn: (iso: string) =>
    `Lo pausó el bloqueo de tus datos el ${day(iso)}. Vuelve cuando lo quites en «Privacidad y datos», si le quedan días`,
  resume: "Volver a publicar",
  resumeUntil: (until: string) => `Puedes volver a publicarlo hasta el ${day(until)}.`,
  daysOver: (iso: string) => `Sus días terminaron el ${day(iso)}.`,
  duplicate: "Duplicar",
  delete: "Eliminar",
  deleteTitle: "¿Eliminar este borrador?",
  deleteText: "Se borran sus datos y sus fotos. No se puede deshacer.",
  deleteUnpaidText:
    "Se borran sus datos y sus fotos. No se puede deshacer. Si terminas un pago que dejaste abierto, sus créditos quedan en tu cuenta.",
  deleteConfirm: "Eliminar borrador",
  remove: "Quitar de la lista",
  removeTitle: "¿Quitar este anuncio de tu lista?",
  removeText:
    "Ya no lo verás en Mis anuncios y no podrás renovarlo ni corregirlo. Tus compras y movimientos no cambian.",
  removeConfirm: "Quitar de la lista",
} as const

export const ownAdPreviewTexts = {
  title: "Tu anuncio",
  lead: "Así lo verán los compradores. Por ahora solo lo ves tú.",
  endedLead: "Así está tu anuncio. Ya no aparece en las listas.",
  onHoldLead: "Así está tu anuncio. No aparece en las listas mientras lo revisamos.",
  back: "Volver a mis anuncios",
} as const

export const paidStepTexts = {
  credits: (count: number) =>
    count === 1 ? "Tienes 1 crédito." : `Tienes ${formatNumber(count, 0)} créditos.`,
  renew: "Renovar",
  renewTitle: "¿Renovar este anuncio?",
  renewText: (until: string) =>
    `Usa 1 crédito y queda publicado hasta el ${day(until)}. No pasa otra vez por revisión.`,
  renewNoCredits: "No te quedan créditos: compra un pack y lo renovamos apenas se apruebe el pago.",
  renewConfirm: "Renovar con 1 crédito",
  renewBuy: "Comprar un pack y renovar",
  feature: "Destacar",
  featureTitle: "¿Destacar este anuncio?",
  featureText: "Desde ahora mismo aparece entre los primeros de las listas, con la estrella.",
  featuredCredits: (count: number) =>
    count === 1
      ? "Tienes 1 crédito para destacar."
      : `Tienes ${formatNumber(count, 0)} créditos para destacar.`,
  featureNoCredits: "No tienes créditos para destacar: lo destacamos apenas se apruebe el pago.",
  featureConfirm: "Destacar con 1 crédito",
  featureBuy: (price: number | null) =>
    price === null ? "Comprar y destacar" : `Destacar por ${formatMoney(price, "CLP")}`,
} as const

export const ownAdDoneTexts = {
  guardado: "Guardamos los cambios: ya se ven en tu anuncio.",
  "a-revision": "Enviamos tus cambios a revisión. Te avisaremos por correo.",
  destacado: "Listo: tu anuncio está destacado.",
  retirado: "Retiramos tu anuncio de la revisión: está en tus borradores y tus créditos volvieron.",
  renovado: "Listo: renovamos tu anuncio.",
  vendido: "¡Felicitaciones por la venta! El anuncio ya no se ve.",
  pausado: "Pausaste el anuncio: ya no se ve.",
  renovados: "Listo: renovamos los anuncios que elegiste.",
  vendidos: "¡Felicitaciones por las ventas! Esos anuncios ya no se ven.",
  pausados: "Pausaste los anuncios que elegiste: ya no se ven.",
  "de-vuelta": "Listo: tu anuncio está publicado otra vez.",
  duplicado: "Hicimos una copia: está en tus borradores.",
  eliminado: "Listo: ya no está en tu lista.",
}
