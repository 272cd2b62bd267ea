/** Messages of the contact form, one per field (PRODUCT: forms). */
export const contactTexts = {
  emailRequired: "Escribe tu correo para poder responderte.",
  emailInvalid: "Ese correo no parece válido. Ejemplo: nombre@empresa.cl",
  nameRequired: "Escribe tu nombre.",
  nameTooLong: "Usa como máximo 80 caracteres.",
  companyTooLong: "Usa como máximo 80 caracteres.",
  phoneTooLong: "Usa como máximo 20 caracteres.",
  phoneInvalid: "Usa solo números, espacios y +. Ejemplo: +56 9 1234 5678",
  messageTooShort: "Cuéntanos un poco más: al menos 10 caracteres.",
  messageTooLong: "Usa como máximo 3.000 caracteres.",
} as const
