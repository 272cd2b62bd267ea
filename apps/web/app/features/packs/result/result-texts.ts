import type { OrderState } from "@wara/domain/orders/order-state"
import { creditsText } from "../packs-texts.ts"

const failedStates = ["rejected", "aborted", "timed_out", "failed"] as const

export type FailedState = (typeof failedStates)[number]

export function isFailedState(state: OrderState): state is FailedState {
  return failedStates.some((failed) => failed === state)
}

export const paymentResultTexts = {
  description: "Cómo terminó tu pago.",
  thanksTitle: "Recibimos tu pago",
  granted: (counts: { publication: number; featured: number }) =>
    `Sumamos ${creditsText(counts)} a tu cuenta.`,
  balance: (counts: { publication: number; featured: number }) =>
    counts.publication + counts.featured === 0
      ? "No te quedan créditos."
      : `Ahora tienes ${creditsText(counts)}.`,
  renewedTitle: (name: string) => `Renovamos «${name}»`,
  featuredTitle: (name: string) => `Destacamos «${name}»`,
  adUnchanged: (name: string) =>
    `«${name}» cambió mientras pagabas y quedó como estaba. Puedes usar tus créditos cuando quieras.`,
  seeAd: "Ver el anuncio",
  myAds: "Ir a mis anuncios",
  refundedTitle: "Devolvimos este pago",
  partlyRefundedTitle: "Devolvimos una parte de este pago",
  publish: "Publicar ahora",
  orders: "Ver mis órdenes",
  pendingTitle: "Estamos confirmando tu pago",
  pendingText:
    "Webpay todavía no nos dice cómo terminó. No vuelvas a pagar todavía: si se confirma, tus créditos llegan solos a tu cuenta y te avisamos por correo; si no, no se hace ningún cargo.",
  pendingOrder: (order: string) => `Orden ${order}`,
  checkAgain: "Comprobar de nuevo",
  checking: "Comprobando…",
  unknownTitle: "No encontramos ese pago",
  unknownText:
    "El enlace no corresponde a ningún pago. Si acabas de pagar, revisa tus órdenes: ahí está el estado de cada una.",
  failedTitle: {
    rejected: "El banco no autorizó el pago",
    aborted: "El pago quedó anulado",
    timed_out: "Se acabó el tiempo para pagar",
    failed: "No pudimos abrir el pago",
  } satisfies Record<FailedState, string>,
  noCharge: "No se hizo ningún cargo y no cambió nada en tu cuenta.",
  causesTitle: "Las causas más comunes",
  causes: {
    rejected: [
      "Algún dato de la tarjeta o la clave del banco no coincidió.",
      "No había saldo o cupo suficiente.",
      "La tarjeta está vencida, bloqueada o no permite compras por internet.",
    ],
    aborted: [
      "Presionaste «Anular» o volviste al sitio antes de pagar.",
      "Webpay mostró un error y te trajo de vuelta.",
    ],
    timed_out: ["La página de Webpay estuvo abierta más de unos minutos sin terminar el pago."],
    failed: ["Webpay no respondió o no aceptó la solicitud. Suele durar poco."],
  } satisfies Record<FailedState, string[]>,
  retry: "Intentar de nuevo",
  otherCard: "Puedes usar otra tarjeta o probar más tarde.",
  help: "¿Sigue sin resultar?",
  contact: "Escríbenos con el número de orden",
  order: "Orden",
  total: "Total",
} as const
