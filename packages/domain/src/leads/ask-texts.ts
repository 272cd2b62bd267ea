import type { LeadAsk } from "./lead.ts"

/** The chip of what buyers ask for, and the sentence that it writes. */
export const askSentences: Record<LeadAsk, { chip: string; sentence: string }> = {
  disponibilidad: { chip: "¿Sigue disponible?", sentence: "¿Sigue disponible?" },
  visita: { chip: "Quiero verlo", sentence: "¿Cuándo puedo ir a verlo?" },
  factura: { chip: "¿Con factura?", sentence: "¿Lo vendes con factura?" },
  traslado: { chip: "¿Traslado?", sentence: "¿Puedes ayudar con el traslado?" },
  financiamiento: { chip: "¿Financiamiento?", sentence: "¿Aceptas leasing o financiamiento?" },
  video: { chip: "¿Un video?", sentence: "¿Me puedes enviar un video del equipo funcionando?" },
}
