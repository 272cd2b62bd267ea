export const rightsFieldTexts = {
  right: "Qué derecho quieres ejercer",
  choose: "Elige uno",
  purpose: "A qué uso te opones",
  purposeHint: "Solo si elegiste oposición.",
  noPurpose: "No corresponde",
  message: "Qué pides",
  messageHint: "Mientras más concreto, antes te respondemos. No incluyas contraseñas.",
} as const
