import { formatMoney } from "@wara/domain/money/money"
import { formatLongDate } from "@wara/domain/site/chilean-dates"

export const orderTexts = {
  title: "Mis órdenes",
  lead: "Tus compras de packs y destacados, con su estado y su comprobante.",
  none: "Todavía no has comprado nada",
  noneText:
    "Cuando compres un pack, aquí quedará la orden con lo que pagaste, el IVA y su comprobante. Publicar con tus créditos gratis no genera órdenes.",
  noneOfState: "No tienes órdenes en ese estado.",
  seePacks: "Ver los packs",
  seeAll: "Ver todas",
  filter: "Estado",
  all: "Todos los estados",
  apply: "Filtrar",
  list: "Órdenes",
  date: (iso: string) => formatLongDate(new Date(iso)),
  money: (amount: number) => formatMoney(amount, "CLP"),
  order: (number: string) => `Orden ${number}`,
  receipt: "Ver comprobante",
  details: "Ver detalle",
  retry: "Intentar de nuevo",
  check: "Comprobar el pago",
  back: "Volver a mis órdenes",
  taxDocuments: "Documentos tributarios",
  folio: (name: string, folio: string) => `${name} N.º ${folio}`,
  toBeIssued: "La estamos emitiendo. Te avisaremos por correo.",
  issuedOn: (iso: string) => `Emitida el ${formatLongDate(new Date(iso))}`,
  downloadPdf: "Descargar PDF",
} as const
