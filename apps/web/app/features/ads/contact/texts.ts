export const contactTexts = {
  contact: "Contactar",
  logInReason: "Inicia sesión, es gratis: verás con quién hablar, su teléfono y su correo.",
  reveal: "Ver teléfono y correo",
  revealing: "Buscando…",
  counted: "El vendedor verá cuántas personas pidieron sus datos, no quiénes.",
  confirm: "Ir a mi cuenta para pedir otro enlace",
  ended: "Este anuncio ya no está publicado.",
  askFor: (name: string) => `Contacto: ${name}`,
  call: "Llamar",
  whatsapp: "WhatsApp",
  write: "Escribir un correo",
  phone: "Teléfono",
  email: "Correo",
  copyPhone: "Copiar el teléfono",
  copyEmail: "Copiar el correo",
  copy: "Copiar",
  safety: "Consejos para comprar seguro",
  copied: "Copiado",
  notCopied: "No pudimos copiarlo. Selecciónalo y cópialo a mano.",
} as const

/** Prefilled message about an ad: a greeting, the ad's name, its URL. */
export function adMessage(ad: { name: string; url: string; siteName: string }): string {
  return `Hola, vi tu anuncio «${ad.name}» en ${ad.siteName}. ¿Sigue disponible?\n${ad.url}`
}

export function sellerMessage(seller: { name: string; url: string; siteName: string }): string {
  return `Hola, ${seller.name}. Vi tus anuncios en ${seller.siteName} y quiero hacerte una consulta.\n${seller.url}`
}

export function sellerSubject(siteName: string): string {
  return `Consulta por tus anuncios en ${siteName}`
}
