import { type OrderEventName, orderStates } from "@wara/domain/orders/order"
import { orderStateTexts } from "@wara/domain/orders/order-texts"
import { moneyText } from "../../ui/ui-texts.ts"

const eventNames: Record<OrderEventName, string> = {
  placed: "Orden creada",
  redirected: "Enviado a Webpay",
  "not-opened": "Webpay no abrió el pago",
  returned: "Volvió de Webpay",
  "commit-sent": "Confirmación pedida a Webpay",
  "commit-refused": "Webpay no confirmó",
  unanswered: "Webpay no respondió",
  paid: "Pago recibido",
  "grant-failed": "No se pudieron entregar los créditos",
  "ad-not-submitted": "El anuncio no se pudo enviar",
  "ad-not-featured": "El anuncio se renovó, pero no se pudo destacar",
  rejected: "Pago rechazado",
  aborted: "Anulada por el comprador",
  replaced: "Reemplazada por otra compra",
  "timed-out": "Venció el plazo para pagar",
  "not-ours": "El cobro no coincide con la orden",
  "status-gone": "Webpay ya no informa el pago",
  "refund-requested": "Devolución pedida",
  "refund-unclear": "Devolución sin confirmar",
  "refund-done": "Devolución hecha",
  "refund-failed": "Devolución fallida",
  "looked-after": "Revisada por el equipo",
  "tax-document": "Documento tributario",
}

/** Readable name of an order's event; an unknown event keeps its own name. */
export function eventName(what: string): string {
  const found = Object.entries(eventNames).find(([name]) => name === what)
  return found?.[1] ?? what
}

/** Readable names of the details recorded with an event. */
const detailNames: Record<string, string> = {
  terms: "Términos aceptados, versión",
  case: "Regreso",
  from: "Antes",
  state: "Estado",
  by: "Cuenta N.º",
  amount: "Monto",
  remains: "Quedaba por devolver",
  reason: "Motivo",
  publication: "Créditos para publicar",
  featured: "Créditos para destacar",
  type: "Tipo",
  kind: "Respuesta",
  detail: "Detalle",
  note: "Nota",
  number: "Número",
  buy_order: "Orden de Webpay",
  response_code: "Código de respuesta",
}

const valueNames: Record<string, string> = {
  finished: "terminó en Webpay",
  "timed-out": "venció el formulario",
  aborted: "lo anuló o Webpay falló",
  stored: "datos guardados, sin emitir",
  issued: "emitido",
  REVERSED: "reversa",
  NULLIFIED: "anulación",
  unknown: "sin respuesta clara",
  refused: "rechazada",
  "not-found": "pago desconocido",
  "grant-failed": "No se pudieron entregar los créditos",
  "not-ours": "El cobro no coincide con la orden",
}

const amounts = ["amount", "remains"]

/** Readable name of an enum value; text written by users or Webpay is unchanged. */
export function eventWord(value: string): string {
  return valueNames[value] ?? value
}

function detailText(name: string, value: unknown): string {
  if (typeof value === "number" && amounts.includes(name)) return moneyText(value)
  const text = String(value)
  const state = name === "from" && orderStates.find((one) => one === text)
  return state ? orderStateTexts[state].name : eventWord(text)
}

/** Details of an event in one line: "Monto: $5.990 · Motivo: …". */
export function detailsText(details: unknown): string {
  if (details === null || details === undefined) return ""
  if (typeof details !== "object") return String(details)
  return Object.entries(details)
    .flatMap(([name, value]) => {
      if (value === null || value === undefined || value === "") return []
      if (typeof value === "object") return detailsText(value)
      return `${detailNames[name] ?? name}: ${detailText(name, value)}`
    })
    .filter((text) => text !== "")
    .join(" · ")
}
