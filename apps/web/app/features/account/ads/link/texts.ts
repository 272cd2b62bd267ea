import { formatNumber } from "@wara/domain/money/money"

export const adLinkTexts = {
  title: "Tu anuncio",
  description: "Renueva tu anuncio o cuéntanos que vendiste el equipo.",
  renewTitle: (name: string) => `¿Renovar «${name}»?`,
  renewText: (days: number) =>
    `Usa 1 crédito y suma ${formatNumber(days, 0)} días publicado. No pasa otra vez por revisión.`,
  credits: (count: number) =>
    count === 1 ? "Tienes 1 crédito." : `Tienes ${formatNumber(count, 0)} créditos.`,
  renew: "Renovar con 1 crédito",
  renewing: "Renovando…",
  noCreditsTitle: "Te falta un crédito para renovar",
  noCreditsText: (name: string) =>
    `Renovar «${name}» usa 1 crédito y no te queda ninguno. Compra un pack y lo renovamos apenas se apruebe el pago: no tienes que volver a este enlace.`,
  buyAndRenew: "Comprar un pack y renovar",
  noRutTitle: "Falta tu RUT para renovar",
  noRutText: (name: string) =>
    `Para publicar necesitamos tu RUT o el de tu empresa. Lo escribes una vez y vuelves aquí a renovar «${name}».`,
  giveRut: "Agregar mi RUT",
  soldTitle: (name: string) => `¿Vendiste «${name}»?`,
  soldText:
    "Si todavía está a la vista, deja de mostrarse ahora mismo. Nos ayuda a saber qué se vende en el sitio.",
  sold: "Sí, lo vendí",
  working: "Un momento…",
  expiredTitle: "Este enlace ya no sirve",
  expiredText:
    "Ya se usó, venció o lo reemplazó uno más nuevo. Desde tu cuenta puedes renovar el anuncio, pausarlo o marcarlo como vendido.",
  renewedTitle: "Renovamos tu anuncio",
  renewedText: "Ya está a la vista. No tienes que hacer nada más.",
  soldDoneTitle: "¡Felicitaciones por la venta!",
  soldDoneText: "Gracias por contarnos. El anuncio ya no se muestra.",
  seeAd: "Ver el anuncio",
  myAds: "Ir a mis anuncios",
} as const
