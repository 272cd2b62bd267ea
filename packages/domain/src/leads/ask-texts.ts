import type { LeadAsk } from "./lead.ts"

/** The chip of what buyers ask for. */
export const askChips: Record<LeadAsk, string> = {
  disponibilidad: "¿Sigue disponible?",
  visita: "Quiero verlo",
  factura: "¿Con factura?",
  traslado: "¿Traslado?",
  financiamiento: "¿Financiamiento?",
  video: "¿Un video?",
}

/** The sentence that a chip writes. */
export const askSentences: Record<LeadAsk, string> = {
  disponibilidad: "¿Sigue disponible?",
  visita: "¿Cuándo puedo ir a verlo?",
  factura: "¿Lo vendes con factura?",
  traslado: "¿Puedes ayudar con el traslado?",
  financiamiento: "¿Aceptas leasing o financiamiento?",
  video: "¿Me puedes enviar un video del equipo funcionando?",
}
