import { formatMoney, formatNumber } from "@wara/domain/money/money"
import type { OrderState } from "@wara/domain/orders/order"

const money = (amount: number) => formatMoney(amount, "CLP")

function credits(count: number, use: string): string {
  return `${formatNumber(count, 0)} ${count === 1 ? "crédito" : "créditos"} ${use}`
}

/** Topic of the frequent questions about payments, as named by operators. */
export const paymentTopic = "Créditos y pagos"

/** "15 créditos para publicar y 1 crédito para destacar". */
export function creditsText(counts: { publication: number; featured: number }): string {
  const { publication, featured } = counts
  const parts = [
    ...(publication > 0 || featured === 0 ? [credits(publication, "para publicar")] : []),
    ...(featured > 0 ? [credits(featured, "para destacar")] : []),
  ]
  return parts.join(" y ")
}

export const packsTexts = {
  title: "Packs de anuncios",
  description: "Precios de los packs de anuncios, con IVA incluido, y cómo funcionan los créditos.",
  lead: "Cada anuncio que publicas usa un crédito. Compra los que necesites: no vencen y los usas cuando quieras.",
  balance: "Hoy tienes",
  balanceUse: "Puedes publicar con ellos sin comprar nada.",
  balanceFreeUsed: "Los anuncios gratis de tu RUT ya se usaron en otra cuenta.",
  balanceNone: "Para publicar otro anuncio necesitas al menos un crédito.",
  movements: "Ver movimientos",
  publish: "Publicar un anuncio",
  saving: (amount: number, percent: number) =>
    `Ahorras ${money(amount)} (${percent} %) frente a comprar de a uno`,
  ads: (count: number) =>
    count === 1 ? "1 crédito para publicar" : `${formatNumber(count, 0)} créditos para publicar`,
  featured: (count: number) => {
    if (count === 0) return "Sin destacados"
    return count === 1 ? "1 destacado incluido" : `${count} destacados incluidos`
  },
  days: (days: number) => `${days} días publicado cada anuncio`,
  featuredTitle: "Solo un destacado",
  featuredText:
    "Con un destacado, tu anuncio aparece primero en las listas y lleva la estrella mientras esté publicado.",
  buyFeatured: "Comprar un destacado",
  howTitle: "Cómo funciona",
  how: [
    {
      title: "Un crédito, un anuncio",
      text: "El crédito se usa al enviar el anuncio a revisión. Si lo rechazamos, vuelve a tu cuenta.",
    },
    {
      title: "Pagas con Webpay",
      text: "Débito, crédito o prepago, en la página de Webpay. Boleta, o factura si la pides.",
    },
    {
      title: "10 días para arrepentirte",
      text: "Te devolvemos lo que pagaste por los créditos que no hayas usado, por el mismo medio.",
    },
  ],
  questions: "Preguntas sobre el pago",
  allQuestions: "Ver todas las preguntas",
} as const

export const receiptTexts = {
  title: "Comprobante de pago",
  unpaidTitle: "Detalle de la orden",
  order: "Número de orden",
  shop: "Comercio",
  amount: "Monto pagado",
  amountUnpaid: "Monto",
  money: (amount: number) => `${formatMoney(amount, "CLP")} CLP`,
  authorization: "Código de autorización",
  date: "Fecha del pago",
  opened: "Fecha de la orden",
  paymentType: "Tipo de pago",
  instalmentType: "Tipo de cuotas",
  instalments: "Cantidad de cuotas",
  instalmentAmount: "Valor de cada cuota",
  card: "Tarjeta",
  cardEnding: (digits: string) => `Terminada en ${digits}`,
  description: "Descripción",
  ad: "Anuncio",
  buyer: "Comprador",
  document: "Documento",
  receiptDocument: "Boleta",
  invoiceDocument: "Factura",
  invoice: "Datos de la factura",
  rut: "RUT",
  companyName: "Razón social",
  businessActivity: "Giro",
  address: "Dirección",
  email: "Correo",
  net: "Neto",
  iva: "IVA",
  total: "Total",
  refunded: "Devuelto",
  print: "Imprimir o guardar en PDF",
  unpaidNote: "Esta orden no tiene un pago confirmado.",
  note: "Este comprobante prueba el pago. No reemplaza la boleta o factura.",
} as const

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
  renewedAndFeaturedTitle: (name: string) => `Renovamos y destacamos «${name}»`,
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
