import { countText } from "@wara/domain/listing/count-texts"
import { partsCountLimit } from "@wara/domain/listing/pagination"

/** "1 equipo", "2.013 equipos", "más de 10.000 equipos"; `isLeast` when only so many were counted. */
export function machineCount(count: number, isLeast = false): string {
  return `${countText(count, isLeast)} ${count === 1 ? "equipo" : "equipos"}`
}

/** The same at the beginning of a sentence. */
export function machineCountFirst(count: number, isLeast = false): string {
  return machineCount(count, isLeast).replace(/^m/, "M")
}

export const listTexts = {
  compact: "Vista compacta",
  everything: "Equipos industriales",
  machines: "Equipos",
  inPlace: "en",
  results: "Resultados",
  filters: "Filtros",
  close: "Cerrar filtros",
  apply: "Aplicar filtros",
  clear: "Limpiar filtros",
  active: "Filtros activos",
  remove: "Quitar filtro",
  text: "Buscar por nombre",
  textPlaceholder: "Ej.: excavadora",
  category: "Categoría",
  region: "Región",
  commune: "Comuna",
  radius: "Radio",
  communeOnly: "Solo la comuna",
  condition: "Estado",
  manufacturer: "Marca",
  price: "Precio en pesos, sin IVA",
  dropped: "Bajó de precio",
  year: "Año",
  from: "Desde",
  to: "Hasta",
  all: "Todas",
  allConditions: "Todos",
  sort: "Ordenar por",
  sortApply: "Ordenar",
  pageOf: "Página",
  emptyTitle: "No encontramos equipos con esa búsqueda",
  emptyAdvice: "Prueba con menos filtros:",
  emptyEverything: "Ver todos los equipos",
  nearby: "Parecidos que sí están disponibles",
  newest: "Recién publicados",
  lookingFor: "¿Buscas el",
  seeAnyResults: "Ver resultados",
  noneAmongNewest: "Ninguno entre los más nuevos",
  newestCounted: "Hay muchos resultados: estos números cuentan solo los anuncios más nuevos.",
} as const

/** Names of the orders, short enough for the select on a phone; the first depends on whether a text is searched. */
export const sortTexts = {
  featured: "Destacados",
  relevance: "Más relevantes",
  newest: "Más recientes",
  price_asc: "Menor precio",
  price_desc: "Mayor precio",
  price_drop: "Bajó de precio",
} as const

/** An ad's number as written within a sentence. */
export function adNumber(number: number): string {
  return `anuncio N.º\u00a0${number}`
}

/** Button that closes the filters on a phone. */
export function seeResults(count: number, isLeast = false): string {
  if (count > 0) return `Ver ${leastMachines(count, isLeast)}`
  return isLeast ? listTexts.seeAnyResults : "Sin resultados"
}

/** "38 equipos", or "más de 38 equipos" when only the newest were counted. */
export function leastMachines(count: number, isLeast: boolean): string {
  if (isLeast && count === 0) return listTexts.noneAmongNewest
  return machineCount(count, isLeast)
}

/** At the end of the pages of a list that was not counted to its end. */
export function moreExist(shown: number): string {
  return `Aquí termina lo que se puede recorrer: ${machineCount(shown)}, y hay más. Para llegar a los demás, busca con más palabras o agrega filtros, como categoría, región, marca, año o precio.`
}

/** Expands the options that did not fit. */
export function seeMore(count: number): string {
  return `Ver ${count} más`
}

/** Label of a price or year filter. */
export const rangeTexts = {
  priceMin: (amount: string) => `Desde ${amount}`,
  priceMax: (amount: string) => `Hasta ${amount}`,
  year: (year: string) => `Año ${year}`,
  yearMin: (year: string) => `Desde ${year}`,
  yearMax: (year: string) => `Hasta ${year}`,
} as const

export function correctedNotice(corrected: string): string {
  return `Mostramos resultados de «${corrected}»`
}

export function searchExactly(typed: string): string {
  return `Buscar exactamente «${typed.replaceAll('"', "")}»`
}

/** Says that no ad sells what was searched, although ads mention it. */
export function mentionedNotice(words: string): string {
  return `Nadie vende «${words.replaceAll('"', "")}» por ahora. Estos anuncios lo mencionan en su descripción.`
}

/** Search text for the parts and accessories of a machine. */
export function partsSearch(words: string): string {
  return `repuestos para ${words}`
}

export function partsOffer(words: string, count: number): string {
  return `También repuestos y accesorios para ${words.replaceAll('"', "")} (${countText(count, false, partsCountLimit)})`
}

export const missingTexts = {
  none: (text: string) => `No hay «${text}»`,
  shown: (matched: string) => `Estos tienen «${matched}»`,
  count: (count: number, matched: string, isLeast: boolean) =>
    `${machineCountFirst(count, isLeast)} con «${matched}»`,
  dropped: (words: string[]) =>
    `Ningún anuncio tiene todo lo que buscaste. Dejamos fuera ${listed(words)} y lo anotamos entre lo que falta.`,
} as const

/** "«a»", "«a» y «b»", "«a», «b» y «c»". */
function listed(words: string[]): string {
  const quoted = words.map((word) => `«${word.replaceAll('"', "")}»`)
  const last = quoted.at(-1) ?? ""
  return quoted.length < 2 ? last : `${quoted.slice(0, -1).join(", ")} y ${last}`
}

/** Link to all ads of a section that shows only the first. */
export function seeAll(count: number, isLeast = false): string {
  if (isLeast) return `Ver ${machineCount(count, isLeast)}`
  return count === 1 ? "Ver el equipo" : `Ver los ${machineCount(count)}`
}

/** Label of a relaxed search that drops one filter. */
export function withoutFilter(label: string): string {
  return `Sin «${label}»`
}

/** Label of a relaxed search that keeps one filter only. */
export function onlyFilter(label: string): string {
  return `Solo «${label}»`
}

export function listDescription(heading: string, total: number, isLeast: boolean): string {
  if (total === 0) return `${heading}: por ahora no hay anuncios. Mira los equipos parecidos.`
  return `${machineCountFirst(total, isLeast)} a la venta: ${heading}. Compara fotos, precio + IVA, año y ficha técnica, y trata directo con quien vende.`
}

/** The page's title; later pages include their number. */
export function listTitle(heading: string, page: number): string {
  return page === 1 ? heading : `${heading} · ${listTexts.pageOf} ${page}`
}

export const nearTexts = {
  near: (commune: string, places: string) => `Cerca de ${commune}: ${places}`,
  far: (commune: string, km: number, places: string) =>
    `A más de ${km} km de ${commune}: ${places}`,
  andMore: (places: string) => `${places} y más`,
} as const

export const priceTexts = {
  question: (suggestedPrice: string) => `¿Quisiste decir ${suggestedPrice}?`,
  answer: {
    priceMin: (amount: string) => `Desde ${amount}`,
    priceMax: (amount: string) => `Hasta ${amount}`,
  },
  unreadable: (typed: string) =>
    `No entendimos «${typed}» como precio, así que no lo aplicamos. Escribe, por ejemplo, 60 millones o 60.000.000.`,
} as const
