import { createHash, randomBytes, scryptSync, timingSafeEqual } from "node:crypto"
import { paths } from "@wara/domain/site/paths"

/** The request facts that the developer-mode gate needs. */
type AtGate = {
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
type GateVerdict = "open" | "to-gate" | "to-site" | "at-gate"

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

/** Salt of the pass, so that the value differs from any other hash of the passphrase. */
const salt = "pass of the developer mode"

/** Fallback when the servers share no secret; passes then expire with this process. */
const ownSecret = randomBytes(32).toString("base64url")

const passes = new Map<string, string>()

/**
 * The value of the pass cookie: derived slowly from the passphrase, so that the cookie does not
 * reveal it and changing the passphrase ends every pass. It also depends on the servers' secret, or
 * on this process's own secret if that is empty: otherwise passes could be computed from guessed
 * passphrases and tried where attempts are not counted.
 */
export function devPassOf(passphrase: string, secret: string): string {
  const saltedSecret = `${salt} ${secret || ownSecret}`
  const key = `${saltedSecret} ${passphrase}`
  const known = passes.get(key)
  if (known !== undefined) return known
  const pass = scryptSync(passphrase, saltedSecret, 32).toString("base64url")
  passes.set(key, pass)
  return pass
}

/** Compares two texts in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
