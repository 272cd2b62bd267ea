import type { ContactRevealWindow } from "./contact-reveals.ts"

/** Why contact data are not shown, for users. */
export const contactRevealTexts = {
  unconfirmed:
    "Confirma tu correo para ver cómo contactar al vendedor: el enlace está en el mensaje que te enviamos.",
  reached: {
    hour: "Viste el contacto de 10 anuncios en la última hora. Espera un rato para ver más.",
    day: "Viste el contacto de 30 anuncios en las últimas 24 horas. Podrás ver más mañana.",
  } satisfies Record<ContactRevealWindow, string>,
} as const
