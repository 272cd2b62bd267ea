import type { ProfilePart } from "@wara/domain/accounts/profile-completeness"
import { formatNumber } from "@wara/domain/money/money"
import type { Offer } from "@wara/domain/site/offer-texts"
import type { AccountNotice } from "@wara/domain/site/recent-event"

export const overviewTexts = {
  title: "Mi cuenta",
  hello: (firstname: string) => (firstname === "" ? "Hola" : `Hola, ${firstname}`),
  lead: "Tus créditos, tus anuncios y lo que conviene hacer ahora.",
  questions: (count: number) =>
    count === 1 ? "1 consulta sin leer" : `${formatNumber(count, 0)} consultas sin leer`,
  questionsLead: "Quien pregunta espera tu respuesta.",
  readQuestions: "Leer y responder",
  credits: "Tus créditos",
  buyPacks: "Comprar packs",
  movements: "Ver movimientos",
  allOrders: "Ver mis órdenes",
  ordersFailed: "No pudimos cargar tus órdenes en este momento.",
  publication: "de publicación",
  /** `days` are those of the credit that is used next. */
  publicationUse: (count: number, days: number) =>
    count === 0
      ? "Con cada uno publicas un anuncio."
      : `Con el próximo publicas un anuncio por ${days === 1 ? "1 día" : `${days} días`}.`,
  featured: "para destacar",
  featuredUse: "Con cada uno un anuncio tuyo va primero en las listas.",
  left: (count: number) => (count === 1 ? "crédito" : "créditos"),
  more: (count: number) => `+${formatNumber(count, 0)}`,
  orders: "Últimas órdenes",
  noOrders: "Todavía no has comprado nada. Aquí verás tus compras con su comprobante.",
  completeness: "Tu perfil",
  complete: "Tu perfil está completo: los compradores saben con quién tratan.",
  incomplete: "Un perfil completo da confianza a quien te compra. Te falta:",
  percent: (percent: number) => `${percent} % completo`,
} as const

/** Next action for each missing part of a profile. */
export const missingPartTexts: Record<ProfilePart, string> = {
  confirmed: "Confirmar tu correo",
  phone: "Agregar tu teléfono",
  commune: "Elegir tu comuna",
  rut: "Agregar tu RUT",
  description: "Contar quién eres",
  avatar: "Subir una foto",
}

/** Message after signing up. */
export function welcomeText({ freeAds }: Offer): string {
  if (freeAds === 0) return "Tu cuenta está lista."
  const gift = freeAds === 1 ? "1 publicación gratis" : `${freeAds} publicaciones gratis`
  return `Tu cuenta está lista y ya tienes ${gift}.`
}

/** Message after other ways of arriving. */
export const arrivalTexts: Record<Exclude<AccountNotice, "welcome">, string> = {
  "new-password": "Cambiaste tu contraseña. Cerramos las sesiones que tenías abiertas.",
  "log-out-first":
    "Ya tienes tu sesión abierta. Para elegir otra contraseña con el enlace, cierra sesión y ábrelo de nuevo.",
  confirmed: "Tu correo está confirmado: ya puedes publicar.",
}
