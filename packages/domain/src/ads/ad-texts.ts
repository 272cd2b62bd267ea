import { formatNumber } from "../money/money.ts"
import { adFields } from "./ad-fields.ts"
import type { AdState } from "./ad-state.ts"
import { renewalDays } from "./ad-term.ts"
import type { ContactLeak, ContactLeakKind } from "./contact-leaks.ts"

const leakNames: Record<ContactLeakKind, string> = {
  phone: "el teléfono",
  email: "el correo",
  link: "el enlace",
  bank: "el texto",
}

const listed = new Intl.ListFormat("es-CL")

/** So many are named; of a text full of them the others are counted. */
const namedLeaks = 4

/** What to remove from a public text, to which each kind of text adds where contact data goes. */
export function removeLeaksText(leaks: readonly ContactLeak[]): string {
  const names = [...new Set(leaks.map(({ kind, text }) => `${leakNames[kind]} «${text}»`))]
  const rest = names.length - namedLeaks
  const shown = [...names.slice(0, namedLeaks), ...(rest > 0 ? [`${rest} más`] : [])]
  return `Quita ${listed.format(shown)}: aquí no van teléfonos, correos ni enlaces.`
}

/** Why the draft of an ad that was decided or ended meanwhile cannot be submitted again. */
export const notSubmittableTexts: Record<
  Exclude<AdState, "draft" | "awaiting_payment" | "pending" | "active">,
  string
> = {
  changes_requested:
    "Ya enviaste este anuncio y te pedimos cambios. Corrígelo y reenvíalo en Mis anuncios.",
  rejected: "Ya enviaste este anuncio y lo rechazamos. Mira el motivo en Mis anuncios.",
  on_hold: "Este anuncio está en revisión preventiva. Mira el motivo en Mis anuncios.",
  expired: "Este anuncio ya se publicó y venció. Puedes renovarlo en Mis anuncios.",
  deactivated: "Este anuncio ya se publicó y terminó. Lo encuentras en Mis anuncios.",
  banned: "Bloqueamos este anuncio. Mira el motivo en Mis anuncios.",
}

export const adTexts = {
  nameTooShort: `Usa al menos ${adFields.name.min} caracteres: tipo de equipo, marca y modelo.`,
  priceTooHigh: `El precio no puede pasar de ${formatNumber(adFields.price.max, 0)}.`,
  priceWholePesos: "En pesos, escribe el precio sin decimales.",
  priceCents: "Usa como máximo dos decimales.",
  descriptionTooShort: `Describe el equipo con al menos ${adFields.description.min} caracteres.`,
  tooMuchMarkup:
    "La descripción tiene demasiadas etiquetas de formato. Escríbela con menos negritas y párrafos.",
  contactInText: (leaks: readonly ContactLeak[]) =>
    `${removeLeaksText(leaks)} Tus datos de contacto se muestran aparte.`,
  yearInvalid: (last: number) =>
    `Escribe un año entre ${adFields.year.min} y ${last}, o déjalo vacío.`,
  measureInvalid: "Escribe un número, 0 o mayor.",
  measureTooLarge: "Ese número es demasiado grande.",
  galleryTooMany: `Un anuncio lleva como máximo ${adFields.gallery.max} fotos.`,
  galleryTwice: "La misma foto está dos veces.",
  pictureGone: "Una de las fotos ya no está. Quítala y súbela de nuevo.",
  draftNewer: "Hay una versión más nueva de este borrador, guardada en otra pestaña o equipo.",
  draftsFull: (limit: number) =>
    `Puedes guardar ${limit === 1 ? "1 borrador" : `${limit} borradores`}. Elimina uno para empezar otro.`,
  notNow: "El anuncio cambió de estado y esto ya no se puede hacer.",
  alreadyFeatured: "Este anuncio ya está destacado.",
  daysOver: "Sus días ya terminaron. Duplícalo para publicarlo otra vez.",
  notYetRenewable: `Podrás renovar este anuncio desde ${renewalDays} días antes de que termine.`,
  noCredits: "No te quedan créditos para publicar. Elige un pack.",
  freeCreditsUsed:
    "Con este RUT ya se usaron los anuncios gratis en otra cuenta. Elige un pack para publicar.",
  noFeaturedCredits: "No te quedan créditos para destacar.",
  /** Name of the ads of an erased account. */
  erased: "Anuncio eliminado",
  unconfirmed: "Confirma tu correo para publicar: el enlace está en el mensaje que te enviamos.",
} as const
