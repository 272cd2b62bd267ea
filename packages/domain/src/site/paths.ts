import type { MailList } from "../accounts/optional-mails.ts"
import type { IndicatorCode } from "../indicators/indicator.ts"
import type { LeadAsk } from "../leads/lead.ts"
import type { AdSearch } from "../listing/ad-search.ts"
import { adSearchKeys, adSearchParams } from "../listing/ad-search.ts"
import { pagePaths } from "./page-paths.ts"

/** Addresses that are not pages of the route table: files, data, and pages written by editors. */
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
  /** Data of an address without an account, by a mailed code. */
  rightsData: "/derechos/mis-datos.json",
  /** The seller's questions as a file. */
  accountLeadsFile: "/cuenta/consultas.csv",
  /** Records that a user went on by WhatsApp or e-mail [B10.8]. */
  adContacts: "/api/ad-contacts",
  uploads: "/api/ads/upload",
  /** Saves, validates and submits a draft for the browser. */
  draft: "/api/draft",
  draftCheck: "/api/draft/check",
  draftSubmit: "/api/draft/submit",
  /** Receives an edited ad from the browser. */
  ownAd: "/api/own-ad",
  /** Saves and forgets ads for the browser, and describes saved ads to it. */
  savedChanges: "/api/saved",
  savedMachines: "/api/saved-machines",
  usernameAvailability: "/api/username-availability",
  communes: "/api/communes",
  newestAds: "/api/newest-ads",
  /** A page of the list of ads, for the browser's cache. */
  adList: "/api/ad-list",
  socialProviders: "/api/social-providers",
  /** Receives session recording events from a browser, with the user's consent. */
  recording: "/api/recording",
  /** Gives a page the token with which it may send a recording. */
  recordingToken: "/api/recording/token",
  /** Receives browsers' error reports. */
  errorReports: "/api/error-reports",
  /** Lists of search filters, for the browser's cache. */
  filterCategories: "/api/filter-categories",
  filterCommunes: "/api/filter-communes",
  searchSuggestions: "/api/search-suggestions",
  indicators: "/api/indicators",
  manifest: "/manifest.webmanifest",
  offline: "/sin-conexion",
  /** The service worker, which shows the offline page. */
  serviceWorker: "/sw.js",
  robots: "/robots.txt",
  sitemapIndex: "/sitemap.xml",
} as const

/** Every path of the site. */
export const paths = { ...pagePaths, ...otherPaths } as const

/** Path of the list of own drafts, where they can be deleted. */
export const ownDraftsPath = `${paths.accountAds}?estado=borradores`

/** Query parameter for a step of a new ad. */
export const stepKey = "paso"

/** Query parameter with which the form of a new ad continues a certain draft. */
export const draftOfKey = "borrador"

/** Path that continues a certain draft. */
export function draftPath(ad: number): string {
  return `${paths.postAd}?${draftOfKey}=${ad}`
}

export function adPath(slug: string): string {
  return `${paths.ads}/${encodeURIComponent(slug)}`
}

/** Query parameter with what a buyer asks first in the form of a question. */
export const firstAskKey = "pide"

/** Path of the form of a question to an ad's seller. */
export function askSellerPath(slug: string, ask?: LeadAsk): string {
  return `${adPath(slug)}/consultar${ask === undefined ? "" : `?${firstAskKey}=${ask}`}`
}

/** Path of a thread in the account. */
export function accountLeadPath(lead: string): string {
  return `${paths.accountLeads}/${encodeURIComponent(lead)}`
}

/** Query parameter with the step that a link of an e-mail offers first. */
export const leadActionKey = "accion"

/** Path of the thread that the code of an e-mail opens. */
export function leadThreadPath(code: string): string {
  return `/consulta/${encodeURIComponent(code)}`
}

/** Query parameter with the step that the link of an alert offers first. */
export const alertActionKey = "accion"

/** Path of the alert that the code of an e-mail opens. */
export function alertPath(code: string): string {
  return `${paths.newAlert}/${encodeURIComponent(code)}`
}

/** The route of `stopAlertPath`. */
export const stopAlertPattern = "/alertas/:code/baja"

/** Path that mail clients post to when their user stops an alert (RFC 8058). */
export function stopAlertPath(code: string): string {
  return `${alertPath(code)}/baja`
}

/** Path of the switches of an account's mails, opened by the link in one of them. */
export function mailSwitchesPath(code: string): string {
  return `/avisos/${encodeURIComponent(code)}`
}

export const oneClickPattern = "/avisos/:code/baja"

/** Name of the list in a one-click address that does not stop the mails about saved ads. */
export const mailListKey = "lista"

/** Path that mail clients post to when their user stops the mails of a list (RFC 8058). */
export function oneClickPath(code: string, list: MailList): string {
  const which = list === "saved" ? "" : `?${mailListKey}=${list}`
  return `${mailSwitchesPath(code)}/baja${which}`
}

/** Whether a post to a path needs no origin: a mail client's, for which the code is the proof. */
export function isOneClickPath(path: string): boolean {
  return /^\/(?:alertas|avisos)\/[^/]+\/baja$/.test(path)
}

/** Path where the owner sees an ad that is not public. */
export function ownAdPath(ad: number): string {
  return `${paths.accountAds}/${ad}`
}

/** Query parameter with the words that the list of own ads is searched for. */
export const ownAdsSearchKey = "q"

/** Path of an ad's row in the list of own ads, with its numbers and everything that can be done. */
export function ownAdRowPath(name: string): string {
  return `${paths.accountAds}?${new URLSearchParams({ [ownAdsSearchKey]: name })}`
}

/** Query parameter with the ad whose questions the inbox shows. */
export const leadsOfAdKey = "anuncio"

/** Path of the questions about an own ad. */
export function leadsOfAdPath(ad: number): string {
  return `${paths.accountLeads}?${leadsOfAdKey}=${ad}`
}

/** Path where the owner edits an ad. */
export function editAdPath(ad: number): string {
  return `${paths.accountAds}/${ad}/editar`
}

/** Path of a step of a new ad (1 pack, 2 product, 3 contact, 4 sheet, 5 gallery). */
export function postAdStepPath(step: number): string {
  return step === 1 ? paths.postAd : `${paths.postAd}?${stepKey}=${step}`
}

/** Path where the owner pays for an ad whose checkout was not completed. */
export function payAdPath(ad: number): string {
  return `${paths.postAdSummary}?${draftOfKey}=${ad}`
}

/** Path of one order, with its receipt. */
export function orderPath(order: string): string {
  return `${paths.accountOrders}/${encodeURIComponent(order)}`
}

/** Path of the PDF of a boleta, factura or credit note; both arguments are documentIds. */
export function taxDocumentPath(order: string, document: string): string {
  return `${orderPath(order)}/documentos/${encodeURIComponent(document)}`
}

export function slugPath(slug: string): string {
  return `/${encodeURIComponent(slug)}`
}

/** Start of a log-in with Google or Facebook; it redirects to the backend's connect call. */
export function connectPath(provider: string): string {
  return `${paths.connect}/${encodeURIComponent(provider)}`
}

/** Path of one indicator's data, for browsers. */
export function indicatorPath(code: IndicatorCode): string {
  return `${paths.indicators}/${code}`
}

/** Path of the ad list with a search; empty values are left out [S2.24]. */
export function adsPath(search: Partial<AdSearch> = {}): string {
  const query = adSearchParams(search).toString()
  return query === "" ? paths.ads : `${paths.ads}?${query}`
}

/** Target of submitting a search: the typed values, always with an explicit page 1 [S2.24]. */
export function searchPath(search: Pick<AdSearch, "text" | "category">): string {
  const query = adSearchParams(search)
  query.set(adSearchKeys.page, "1")
  return `${paths.ads}?${query}`
}
