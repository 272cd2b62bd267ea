import { formatNumber } from "../money/money.ts"
import { contactLimits, minMessageLength } from "./contact-limits.ts"

function tooLong(limit: number): string {
  return `Usa como máximo ${formatNumber(limit, 0)} caracteres.`
}

export const contactTexts = {
  emailRequired: "Escribe tu correo para poder responderte.",
  emailInvalid: "Ese correo no parece válido. Ejemplo: nombre@empresa.cl",
  nameRequired: "Escribe tu nombre.",
  nameTooLong: tooLong(contactLimits.name),
  companyTooLong: tooLong(contactLimits.company),
  phoneTooLong: tooLong(contactLimits.phone),
  phoneInvalid: "Usa solo números, espacios y +. Ejemplo: +56 9 1234 5678",
  messageTooShort: `Cuéntanos un poco más: al menos ${minMessageLength} caracteres.`,
  messageTooLong: tooLong(contactLimits.message),
} as const
