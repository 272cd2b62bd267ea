/** Messages of the contact form that an account's forms do not have. */
export const contactTexts = {
  emailRequired: "Escribe tu correo para poder responderte.",
  nameRequired: "Escribe tu nombre.",
  messageTooShort: (min: number) => `Cuéntanos un poco más: al menos ${min} caracteres.`,
} as const
