import { formatMoney, ivaPercent } from "@wara/domain/money/money"

export const checkoutPageTexts = {
  title: "Comprar créditos",
  description: "Elige un pack, revisa el total con IVA y paga con Webpay.",
  lead: "Los créditos quedan en tu cuenta apenas se aprueba el pago, y no vencen.",
  adTitle: {
    renew: (name: string) => `Renovar «${name}»`,
    feature: (name: string) => `Destacar «${name}»`,
  },
  adLead: {
    renew:
      "Apenas se apruebe el pago, renovamos tu anuncio con uno de los créditos. Los demás quedan en tu cuenta y no vencen.",
    feature:
      "Apenas se apruebe el pago, destacamos tu anuncio: aparece entre los primeros de las listas.",
  },
  what: "Qué compras",
  packLegend: "Qué compras",
  ivaIncluded: "Precios con IVA incluido.",
  each: (price: string) => `${price} por anuncio`,
  includes: (featured: number) =>
    featured === 1 ? "incluye 1 destacado" : `incluye ${featured} destacados`,
  days: (days: number) => `${days} días cada uno`,
  daysOfOne: (days: number) => `Publicado ${days} días`,
  alone: "Solo un destacado",
  aloneNote: "Para un anuncio que vas a publicar o que ya está publicado",
  addFeatured: (price: string) => `Agregar un destacado por ${price}`,
  addFeaturedHint: {
    credit:
      "Queda en tu cuenta. Cuando lo uses, el anuncio aparece primero en las listas mientras esté publicado.",
    ad: "Apenas se apruebe el pago, destacamos este anuncio: aparece entre los primeros de las listas.",
  },
  documentTitle: "Boleta o factura",
  document: "¿Qué documento necesitas?",
  documents: { receipt: "Boleta", invoice: "Factura" },
  documentHints: { receipt: "Para personas", invoice: "Con los datos de tu empresa" },
  invoiceLead: "Revisa estos datos: la factura se emite con ellos.",
  address: "Dirección",
  email: "Correo para la factura",
  summary: "Resumen",
  nothing: "Elige un pack para ver el total.",
  net: "Neto",
  iva: `IVA ${ivaPercent} %`,
  total: "Total",
  termsBefore: "Acepto los ",
  terms: "términos y condiciones",
  newTab: " (se abre en otra pestaña)",
  withdrawal:
    "Tienes 10 días para arrepentirte: te devolvemos lo que pagaste por los créditos que no hayas usado.",
  pay: (total: number) => `Pagar ${formatMoney(total, "CLP")} con Webpay`,
  payNothing: "Pagar con Webpay",
  paying: "Abriendo Webpay…",
  returnedTitle: "Volviste de Webpay.",
  returnedBefore:
    "Si no alcanzaste a pagar, no se hizo ningún cargo: puedes hacerlo con el botón de abajo. Si ya pagaste, no pagues de nuevo: tu compra está en ",
  orders: "Mis órdenes",
  returnedAfter: ".",
  safe: "Pagas en la página de Webpay, con débito, crédito o prepago. No vemos ni guardamos los datos de tu tarjeta.",
  update: "Actualizar el total",
  unknown:
    "No supimos si el pago se alcanzó a abrir. No se hizo ningún cargo: vuelve a presionar el botón y seguimos con la misma orden.",
} as const
