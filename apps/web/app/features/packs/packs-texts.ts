import { formatMoney, formatNumber } from "@wara/domain/money/format-money"

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
