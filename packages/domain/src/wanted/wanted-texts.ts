import { removeLeaksText } from "../ads/ad-texts.ts"
import type { ContactLeak } from "../ads/contact-leaks.ts"
import { formatMoney } from "../money/money.ts"
import { aroundTexts } from "../places/radius-texts.ts"
import { maxOpenWanted, type WantedState, wantedLimits, wantedRenewalDays } from "./wanted-ad.ts"

/** What people read about wanted ads, on pages and in mails. */
export const wantedTexts = {
  notNow: "Este aviso de búsqueda cambió de estado y eso ya no se puede hacer.",
  notYetRenewable: `Podrás renovarlo desde ${wantedRenewalDays} días antes de que termine.`,
  tooMany: `Puedes tener ${maxOpenWanted} búsquedas publicadas o en revisión a la vez. Termina una para publicar otra.`,
  nameRequired: "Escribe qué equipo buscas.",
  nameTooShort: "Escribe qué equipo buscas con un poco más de detalle.",
  categoryRequired: "Elige una categoría.",
  categoryUnknown: "Esa categoría ya no existe. Elige otra.",
  communeUnknown: "Esa comuna no existe. Elige otra, o todo Chile.",
  numberInvalid: "Escribe un número sin letras, o déjalo vacío.",
  contactInText: (leaks: readonly ContactLeak[]) =>
    `${removeLeaksText(leaks)} Quienes tengan el equipo te escriben por aquí.`,
  budgetInvalid: "Escribe el presupuesto en pesos, por ejemplo 15.000.000, o déjalo vacío.",
  budgetDoubtful: (pesos: number) =>
    `¿Quisiste decir ${formatMoney(pesos, "CLP")}? Escribe el presupuesto completo, en pesos.`,
  budgetTooHigh: "Ese presupuesto es demasiado alto.",
  yearInvalid: `Escribe un año entre ${wantedLimits.year.min} y ${wantedLimits.year.max}, o déjalo vacío.`,
  yearsSwapped: "El año «hasta» es anterior al año «desde».",
  radiusInvalid: "Elige una distancia de la lista.",
  unconfirmed: "Confirma tu correo para publicar: el enlace está en el mensaje que te enviamos.",
  ended: "Esta búsqueda ya terminó: no se le puede ofrecer un equipo.",
  own: "Esta búsqueda es tuya.",
  offerAd: "Elige uno de tus anuncios publicados.",
  offerTwice: "Ya ofreciste este anuncio a esta búsqueda. Sigue en la conversación.",
  answeredTwice: "Ya respondiste esta búsqueda. Sigue en la conversación.",
  offerUnconfirmed:
    "Confirma tu correo para responder: el enlace está en el mensaje que te enviamos.",
  offerBlocked: "Quien publicó esta búsqueda no recibe más ofertas tuyas.",
  /** Who the seller answers to; no more is known of them before they write. */
  seeker: "Quien busca",
  /** For a member of the team. */
  ownToDecide: "Esta búsqueda es tuya. La tiene que decidir otra persona del equipo.",
  states: {
    in_review: "En revisión",
    active: "Publicada",
    refused: "No aprobada",
    ended: "Terminada",
    expired: "Vencida",
  } satisfies Record<WantedState, string>,
} as const

/** The place in words: the whole country, or a commune and the kilometres around it. */
export function wantedPlace(commune: string | null, radiusKm: number | null): string {
  if (commune === null) return "Todo Chile"
  return radiusKm === null ? commune : aroundTexts.first(commune, radiusKm)
}
