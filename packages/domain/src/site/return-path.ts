import { isPagePath } from "./page-paths.ts"
import { paths } from "./paths.ts"

/**
 * Whether a path is worth returning to after logging in [S4.6]. Pages about logging in and the
 * account itself are not.
 */
export function isRememberedPath(path: string): boolean {
  const never: string[] = [
    paths.register,
    paths.notFound,
    paths.forgotPassword,
    paths.resetPassword,
    // Beyond [S4.6]: links whose code is used up, and the log-out page.
    paths.confirmEmail,
    paths.confirmEmailChange,
    paths.stopEmailChange,
    paths.logOut,
  ]
  if (never.includes(path)) return false
  return !path.startsWith(paths.account) && !path.startsWith(paths.login)
}

/** Query parameter with the page to return to after log-in. */
export const returnKey = "volver"

const base = "http://wara.test"

/** One slash, not followed by anything that a browser would read as a second one. */
const isOwnPath = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u

/** Paths that match the pattern of editors' or sellers' pages without being pages. */
const noPages = [
  /^\/(?:api|assets|uploads|sitemaps|conectar|__manifest|health|metrics)$/,
  /\.(?:data|m?js|css|map|json|xml|txt|ico|svg|png|jpe?g|gif|webp|avif|woff2?|webmanifest|pdf)$/,
]

/** Pages about an error, pages that only redirect, and the log-out question: never returned to. */
const excludedPages: string[] = [
  paths.notFound,
  paths.offline,
  paths.packError,
  paths.postAdError,
  paths.paymentReturn,
  paths.logOut,
]

function isPage(path: string): boolean {
  const plain = path.toLowerCase().replace(/\/+$/, "")
  if (excludedPages.includes(plain) || noPages.some((pattern) => pattern.test(plain))) return false
  return isPagePath(plain)
}

/**
 * Validates an untrusted return path; null when it leads to another site, to data or a file, to an
 * address outside the route table, to a page about an error, or to the log-out question.
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
 * Validates an untrusted address of this site; null when it leads elsewhere, which prevents open
 * redirects.
 */
export function ownPath(text: unknown): string | null {
  if (typeof text !== "string" || text.length > 500 || !isOwnPath.test(text)) return null
  if (!URL.canParse(text, base)) return null
  const url = new URL(text, base)
  // Parent segments are resolved by now: "/.//elsewhere.cl" has become "//elsewhere.cl".
  const path = url.pathname + url.search + url.hash
  return url.origin === base && isOwnPath.test(path) ? path : null
}

/** Query parameter that makes log-in say that the session ended. */
export const sessionEndedKey = "sesion"

/**
 * The log-in page after a session ended while a form was being filled in: it says so and leads
 * back.
 */
export function logInAgainPath(path: string): string {
  return `${paths.login}?${new URLSearchParams({ [returnKey]: path, [sessionEndedKey]: "terminada" })}`
}

/** Whether the page of a path stores typed input in the browser, as the forms of an ad do. */
export function preservesInput(path: string): boolean {
  const isPostAd = new RegExp(`^${paths.postAd}(?:[/?]|$)`)
  return isPostAd.test(path) || path.startsWith(`${paths.accountAds}/`)
}

/** Tracking parameters that advertisers and mailers append to addresses; no page reads them. */
export const trackingKey =
  /^(?:utm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|mc_cid|mc_eid)$/

/**
 * Where a user continues after leaving a page to log in or sign up: that page or, from pages about
 * logging in, their own return path. Null when there is none.
 */
export function returnPathFrom(page: { pathname: string; search: string }): string | null {
  const params = new URLSearchParams(page.search)
  if (!isRememberedPath(page.pathname)) return safeReturnPath(params.get(returnKey))
  const tracking = [...params.keys()].filter((key) => trackingKey.test(key))
  for (const key of tracking) params.delete(key)
  const query = params.size === 0 ? "" : `?${params}`
  return safeReturnPath(page.pathname + query)
}

/**
 * The sign-up page that leads back to `path` afterwards; from the home page it leads to the new
 * account.
 */
export function registerPath(path: string | null): string {
  if (path === null || path === paths.home) return paths.register
  return `${paths.register}?${new URLSearchParams({ [returnKey]: path })}`
}

/** The log-in page that leads back to `path` afterwards. */
export function logInPath(path: string | null): string {
  if (path === null || path === paths.home) return paths.login
  return `${paths.login}?${new URLSearchParams({ [returnKey]: path })}`
}

/**
 * The page where an account without a RUT enters its publisher data; it leads to `path` afterwards.
 */
export function publisherPath(path: string): string {
  return `${paths.publisher}?${new URLSearchParams({ [returnKey]: path })}`
}
