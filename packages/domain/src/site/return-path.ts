import { isPagePath } from "./page-paths.ts"
import { paths } from "./paths.ts"

/**
 * Whether a path is worth coming back to after logging in: the referrer rule (spec §4). Pages about
 * logging in and the account itself are not.
 */
export function isRememberedPath(path: string): boolean {
  const never: string[] = [
    paths.register,
    paths.notFound,
    paths.forgotPassword,
    paths.resetPassword,
    // Ours beside the rule's: a code that is used up, and leaving again right after coming.
    paths.confirmEmail,
    paths.confirmEmailChange,
    paths.stopEmailChange,
    paths.logOut,
  ]
  if (never.includes(path)) return false
  return !path.startsWith(paths.account) && !path.startsWith(paths.login)
}

/** Name of the query by which a guard tells log-in where the person was going. */
export const returnKey = "volver"

const base = "http://wara.test"

/** One slash, and then nothing that a browser would read as a second one. */
const isOwnPath = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u

/** What matches the address of a page that editors or sellers name, and is none. */
const noPages = [
  /^\/(?:api|assets|uploads|sitemaps|conectar|__manifest|health|metrics)$/,
  /\.(?:data|m?js|css|map|json|xml|txt|ico|svg|png|jpe?g|gif|webp|avif|woff2?|webmanifest|pdf)$/,
]

/** Pages about an error, and those that only lead on: no place to come back to. */
const errorPages: string[] = [
  paths.notFound,
  paths.offline,
  paths.packError,
  paths.postAdError,
  paths.paymentReturn,
]

function isPage(path: string): boolean {
  const plain = path.toLowerCase().replace(/\/+$/, "")
  if (errorPages.includes(plain) || noPages.some((pattern) => pattern.test(plain))) return false
  return isPagePath(plain)
}

/**
 * A page of this site to go on to, from a text that anybody may have written; null when it leads to
 * another site, to data or a file, to an address that the route table does not have, or to a page about
 * an error.
 */
export function safeReturnPath(text: unknown): string | null {
  const path = ownPath(text)
  if (path === null) return null
  const { pathname } = new URL(path, base)
  return isPage(decodedPath(pathname)) ? path : null
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * An address of this site, from a text that anybody may have written; null when it leads elsewhere, so
 * that nobody is sent to another site by a link of ours.
 */
export function ownPath(text: unknown): string | null {
  if (typeof text !== "string" || text.length > 500 || !isOwnPath.test(text)) return null
  if (!URL.canParse(text, base)) return null
  const url = new URL(text, base)
  // Steps back are resolved by now: "/.//elsewhere.cl" has become "//elsewhere.cl".
  const path = url.pathname + url.search + url.hash
  return url.origin === base && isOwnPath.test(path) ? path : null
}

/** Name of the query by which log-in learns that a session ended while somebody was at work. */
export const sessionEndedKey = "sesion"

/** The log-in page for whose session ended in the middle of a form: it says so and leads back. */
export function logInAgainPath(path: string): string {
  return `${paths.login}?${new URLSearchParams({ [returnKey]: path, [sessionEndedKey]: "terminada" })}`
}

/** Whether the page of a path keeps in the browser what is typed there: the forms of an ad do. */
export function keepsTyping(path: string): boolean {
  const isPostAd = new RegExp(`^${paths.postAd}(?:[/?]|$)`)
  return isPostAd.test(path) || path.startsWith(`${paths.accountAds}/`)
}

/** Marks that advertisers and mailers append to addresses; no page reads them. */
export const trackingKey =
  /^(?:utm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|mc_cid|mc_eid)$/

/**
 * Where somebody goes on who leaves a page in order to log in or sign up: back to that page; from pages
 * about logging in, to where those lead. Null when there is nothing to come back to.
 */
export function returnPathFrom(page: { pathname: string; search: string }): string | null {
  const params = new URLSearchParams(page.search)
  if (!isRememberedPath(page.pathname)) return safeReturnPath(params.get(returnKey))
  const tracking = [...params.keys()].filter((key) => trackingKey.test(key))
  for (const key of tracking) params.delete(key)
  const query = params.size === 0 ? "" : `?${params}`
  return safeReturnPath(page.pathname + query)
}

/** The sign-up page that leads back to `path` afterwards; from home it leads to the new account. */
export function registerPath(path: string | null): string {
  if (path === null || path === paths.home) return paths.register
  return `${paths.register}?${new URLSearchParams({ [returnKey]: path })}`
}

/** The log-in page that leads back to `path` afterwards. */
export function logInPath(path: string | null): string {
  if (path === null || path === paths.home) return paths.login
  return `${paths.login}?${new URLSearchParams({ [returnKey]: path })}`
}

/** The page where an account without a RUT says as whom it publishes; it leads to `path` afterwards. */
export function publisherPath(path: string): string {
  return `${paths.publisher}?${new URLSearchParams({ [returnKey]: path })}`
}
