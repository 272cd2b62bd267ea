import { paths } from "@wara/domain/site/paths"

/** The request facts that the developer-mode gate needs. */
export type AtGate = {
  /** Request path, including paths of data requests. */
  path: string
  /** Whether the browser has a pass cookie. */
  hasPass: boolean
  userAgent: string
}

/** Search engines, by their user agent names; other programs are kept out. */
const searchEngine =
  /googlebot|google-inspectiontool|storebot-google|adsbot-google|mediapartners-google|bingbot|bingpreview|adidxbot|duckduckbot|yandex(?:bot|images|mobilebot)|baiduspider|slurp|applebot|petalbot|sogou|seznambot|qwant|naverbot|yeti\/|ecosia/i

/**
 * The gate's decision about a request in developer mode [S4.4]: pass it on, redirect it to the
 * gate, redirect it from the gate to the site, or show the gate as to a visitor.
 */
export type GateVerdict = "open" | "to-gate" | "to-site" | "at-gate"

/** The page that a path belongs to; data requests have their own paths. */
const pageOf = (path: string): string =>
  path === "/_root.data" ? paths.home : path.replace(/\.data$/, "")

/** What the gate's page needs and what browsers request by themselves: built files, no pages. */
const builtFile = /^\/assets\/|^\/[\w-]+\.(?:svg|png|jpg|webp|ico|js|webmanifest)$/

/**
 * What search engines read first, with any extension; a seller's username may be `/robots-del-sur`.
 */
const forSearchEngines = /^\/(?:sitemaps?|robots)(?:[./]|$)/

function isExempt(path: string): boolean {
  if (forSearchEngines.test(path)) return true
  // Browsers prefetch the offline page; it must not be the gate.
  if (path === paths.offline || builtFile.test(path)) return true
  // The user has paid: Webpay's result must be processed even if the browser lost its cookies.
  return pageOf(path) === paths.paymentReturn
}

export function checkGate({ path, hasPass, userAgent }: AtGate): GateVerdict {
  if (pageOf(path) === paths.devGate) return hasPass ? "to-site" : "at-gate"
  return hasPass || searchEngine.test(userAgent) || isExempt(path) ? "open" : "to-gate"
}
