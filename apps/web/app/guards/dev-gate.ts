import { paths } from "@wara/domain/site/paths"

/** What the gate of the developer mode must know of a request. */
export type AtGate = {
  /** Its path, that of data requests too. */
  path: string
  /** Whether its browser was let in before. */
  hasPass: boolean
  /** What it says of the program that asks. */
  userAgent: string
}

/** Search engines by the names that they give themselves; other programs are kept outside. */
const searchEngine =
  /googlebot|google-inspectiontool|storebot-google|adsbot-google|mediapartners-google|bingbot|bingpreview|adidxbot|duckduckbot|yandex(?:bot|images|mobilebot)|baiduspider|slurp|applebot|petalbot|sogou|seznambot|qwant|naverbot|yeti\/|ecosia/i

/**
 * What becomes of a request while only those who know the pass phrase see the site (spec §4): it goes
 * on, it is sent to the gate or from the gate to the site, or it stands before the gate as nobody.
 */
export type GateVerdict = "open" | "to-gate" | "to-site" | "at-gate"

/** Page that a path is about; its data have a path of their own. */
const pageOf = (path: string): string =>
  path === "/_root.data" ? paths.home : path.replace(/\.data$/, "")

/** What the gate's own page needs, and what browsers fetch by themselves: built files, no page. */
const builtFile = /^\/assets\/|^\/[\w-]+\.(?:svg|png|jpg|webp|ico|js|webmanifest)$/

/** What search engines read first, by whatever ending; a seller may be called `/robots-del-sur`. */
const forSearchEngines = /^\/(?:sitemaps?|robots)(?:[./]|$)/

function isExempt(path: string): boolean {
  if (forSearchEngines.test(path)) return true
  // What browsers show without a connection is fetched ahead, and must not be the gate.
  if (path === paths.offline || builtFile.test(path)) return true
  // Somebody paid: whatever the browser lost meanwhile, what Webpay says is heard.
  return pageOf(path) === paths.paymentReturn
}

/** Judges a request while the developer mode is on. */
export function checkGate({ path, hasPass, userAgent }: AtGate): GateVerdict {
  if (pageOf(path) === paths.devGate) return hasPass ? "to-site" : "at-gate"
  return hasPass || searchEngine.test(userAgent) || isExempt(path) ? "open" : "to-gate"
}
