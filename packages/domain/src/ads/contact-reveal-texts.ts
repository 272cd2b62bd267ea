import type { ContactRevealWindow } from "./contact-reveals.ts"

const adsText = (count: number): string => (count === 1 ? "1 anuncio" : `${count} anuncios`)

/** Why contact data are not shown, for users. */
export const contactRevealTexts = {
  unconfirmed:
    "Confirma tu correo para ver cómo contactar al vendedor: el enlace está en el mensaje que te enviamos.",
  reached: {
    hour: (max) =>
      `Viste el contacto de ${adsText(max)} en la última hora. Espera un rato para ver más.`,
    day: (max) =>
      `Viste el contacto de ${adsText(max)} en las últimas 24 horas. Podrás ver más mañana.`,
  } satisfies Record<ContactRevealWindow, (max: number) => string>,
} as const
