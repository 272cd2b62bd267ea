import { countText } from "@wara/domain/listing/count-texts"

export const sellerTexts = {
  professional: "Vendedor profesional",
  ads: "Anuncios publicados",
  noAds: "Por ahora no tiene anuncios publicados.",
} as const

/** "En Wara desde marzo de 2024". */
export function memberSince(siteName: string, month: string): string {
  return `En ${siteName} desde ${month}`
}

/** "1 anuncio", "45 anuncios". */
export function adCount(count: number): string {
  return `${countText(count)} ${count === 1 ? "anuncio" : "anuncios"}`
}

/** The profile's description for search engines when the seller wrote none. */
export function profileSummary(name: string, count: number, place: string): string {
  const where = place === "" ? "" : ` en ${place}`
  return `${name}: vendedor profesional de equipos industriales${where}. Mira sus ${adCount(count)} con fotos y precios.`
}
