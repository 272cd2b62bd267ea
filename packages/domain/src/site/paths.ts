import type { IndicatorCode } from "../indicators/indicator.ts"
import type { AdSearch } from "../listing/ad-search.ts"
import { adSearchKeys, adSearchParams } from "../listing/ad-search.ts"
import { pagePaths } from "./page-paths.ts"

/** Addresses that are not in the route table as pages: files, data, and pages that editors write. */
const otherPaths = {
  categoriesAnchor: "/#categorias",
  howToPublishAnchor: "/#como-publicar",
  packsAnchor: "/#comprar-packs",
  connect: "/conectar",
  cookiesAnchor: "/politicas-de-privacidad#cookies",
  terms: "/terminos-y-condiciones",
  credits: "/creditos",
  safety: "/consejos-de-seguridad",
  about: "/quienes-somos",
  accountExport: "/cuenta/privacidad/mis-datos.json",
  uploads: "/api/ads/upload",
  /** Where the browser keeps a draft on the server, has it judged, and submits it. */
  draft: "/api/draft",
  draftCheck: "/api/draft/check",
  draftSubmit: "/api/draft/submit",
  /** Where the browser sends an edited ad. */
  ownAd: "/api/own-ad",
  usernameAvailability: "/api/username-availability",
  communes: "/api/communes",
  newestAds: "/api/newest-ads",
  /** A page of the list of ads, as browsers keep it. */
  adList: "/api/ad-list",
  socialProviders: "/api/social-providers",
  /** What a browser records of a visit, with consent. */
  recording: "/api/recording",
  /** Where browsers report their errors. */
  errorReports: "/api/error-reports",
  /** The lists that a search can be narrowed by, as browsers keep them. */
  filterCategories: "/api/filter-categories",
  filterCommunes: "/api/filter-communes",
  searchSuggestions: "/api/search-suggestions",
  indicators: "/api/indicators",
  manifest: "/manifest.webmanifest",
  offline: "/sin-conexion",
  /** The program that browsers keep to show that page. */
  serviceWorker: "/sw.js",
  robots: "/robots.txt",
  sitemapIndex: "/sitemap.xml",
} as const

/** Every path of the site (spec §2). */
export const paths = { ...pagePaths, ...otherPaths } as const

/** Path of the own drafts, where they can be deleted. */
export const ownDraftsPath = `${paths.accountAds}?estado=borradores`

/** Name of the query that names a step of a new ad. */
export const stepKey = "paso"

/** Name of the query by which the form of a new ad goes on with a certain draft. */
export const draftOfKey = "borrador"

/** Path where a certain draft goes on. */
export function draftPath(ad: number): string {
  return `${paths.postAd}?${draftOfKey}=${ad}`
}

/** Path of an ad's page. */
export function adPath(slug: string): string {
  return `${paths.ads}/${encodeURIComponent(slug)}`
}

/** Path where the owner looks at an ad that is not public. */
export function ownAdPath(ad: number): string {
  return `${paths.accountAds}/${ad}`
}

/** Path where the owner changes an ad. */
export function editAdPath(ad: number): string {
  return `${paths.accountAds}/${ad}/editar`
}

/** Path of a step of a new ad (1 pack, 2 product, 3 contact, 4 sheet, 5 gallery). */
export function postAdStepPath(step: number): string {
  return step === 1 ? paths.postAd : `${paths.postAd}?${stepKey}=${step}`
}

/** Path where the owner pays for an ad whose checkout was left open. */
export function payAdPath(ad: number): string {
  return `${paths.postAdSummary}?${draftOfKey}=${ad}`
}

/** Path of one order, with its receipt. */
export function orderPath(order: string): string {
  return `${paths.accountOrders}/${encodeURIComponent(order)}`
}

/** PDF of a boleta, factura or credit note by the documentId of both. */
export function taxDocumentPath(order: string, document: string): string {
  return `${orderPath(order)}/documentos/${encodeURIComponent(document)}`
}

/** Path of a generic page or of a professional seller's profile. */
export function slugPath(slug: string): string {
  return `/${encodeURIComponent(slug)}`
}

/** Where logging in with Google or Facebook begins; it leads to the backend's connect call. */
export function connectPath(provider: string): string {
  return `${paths.connect}/${encodeURIComponent(provider)}`
}

/** Where browsers ask for one indicator. */
export function indicatorPath(code: IndicatorCode): string {
  return `${paths.indicators}/${code}`
}

/** Path of the ad list with what is searched; empty values are left out (spec §2). */
export function adsPath(search: Partial<AdSearch> = {}): string {
  const query = adSearchParams(search).toString()
  return query === "" ? paths.ads : `${paths.ads}?${query}`
}

/** Where submitting a search leads: what was typed, always page 1 and said so (spec §2). */
export function searchPath(search: Pick<AdSearch, "text" | "category">): string {
  const query = adSearchParams(search)
  query.set(adSearchKeys.page, "1")
  return `${paths.ads}?${query}`
}
