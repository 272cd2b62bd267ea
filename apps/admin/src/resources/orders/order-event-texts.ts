import type { OrderEventName } from "@wara/domain/orders/order"

const names: Record<OrderEventName, string> = {
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
  const found = Object.entries(names).find(([name]) => name === what)
  return found?.[1] ?? what
}
