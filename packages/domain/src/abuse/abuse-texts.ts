import type { AbuseReason } from "./abuse-report.ts"

export const abuseReasonTexts: Record<AbuseReason, string> = {
  fraud: "Parece una estafa",
  sold: "La máquina ya se vendió",
  duplicate: "Está publicado dos veces",
  "fake-price": "El precio no es real",
  category: "Está en una categoría equivocada",
  "not-owner": "Quien publica no es el dueño",
  content: "Fotos o textos inapropiados",
}

export const abuseTexts = {
  reasonRequired: "Elige qué está mal.",
  reasonUnfit: "Ese motivo es solo para anuncios.",
  messageRequired: (min: number) => `Cuéntanos qué viste: al menos ${min} caracteres.`,
  decidedBefore: "Otra persona del equipo ya decidió estas denuncias. Actualiza la página.",
  ownSubject: "La denuncia es sobre algo tuyo. La tiene que decidir otra persona del equipo.",
} as const
