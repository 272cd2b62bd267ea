import { paths } from "../site/paths.ts"
import { days } from "../time.ts"
import { usernameDays } from "./account.ts"
import { joiningWords } from "./username-texts.ts"

/** Minimum and maximum length of a username in characters. */
export const usernameLength = { min: 3, max: 30 } as const

export const usernamePattern = new RegExp(
  `^[a-z0-9._-]{${usernameLength.min},${usernameLength.max}}$`,
)

/** Besides the site's own paths, words that could impersonate the site itself. */
const reservedWords =
  "admin administrador api app assets auth ayuda blog buscar connect cookies correo demo facebook google health images login logout mail metrics contacto equipo finanzas moderador no-reply noreply null operador operator pago pagos privacidad pro ready root security seguridad sistema sitemaps soporte staff static support system tesoreria transbank undefined uploads usuario webpay www"

/**
 * Names that begin like the site's own, or that have its name or that of its team or its payments
 * among their words, would seem to be the site's.
 */
const imitatesSite =
  /^wara|(^|[._-])(wara|admin|administrador|moderador|soporte|support|tesoreria|transbank|webpay)([._-]|$)/

const reserved = new Set([
  ...Object.values(paths).map((path) => /^\/?([^/#?]*)/.exec(path)?.[1] ?? ""),
  ...reservedWords.split(" "),
])

/**
 * First-level paths that the web server answers itself: page data (`/ana.data` belongs to `/ana`),
 * the route manifest, files, and metadata for programs (`/.well-known`).
 */
const answeredBefore = /\.(data|html?|ico|jpe?g|js|json|png|svg|txt|webmanifest|webp|xml)$|^(__|\.)/

/** Whether a name belongs to the site (a route, a file or a reserved word), ignoring case. */
export function isReservedUsername(name: string): boolean {
  const small = name.toLowerCase()
  return reserved.has(small) || imitatesSite.test(small) || answeredBefore.test(small)
}

/** A Chilean mobile number, whatever separates its digits: names are public without a review. */
const phone = /9\d{8}/
const hasPhone = (name: string): boolean => phone.test(name.replaceAll(/[._-]/g, ""))

/** Why a username is unavailable. */
export type UsernameProblem = "pattern" | "reserved" | "contact" | "taken" | "too-soon"

/** Checks a name by itself, without looking at other accounts; null when it is valid. */
export function usernameProblem(name: string): UsernameProblem | null {
  if (!usernamePattern.test(name)) return "pattern"
  if (isReservedUsername(name)) return "reserved"
  return hasPhone(name) ? "contact" : null
}

/**
 * When a username may next be changed; null when it may be changed now (one change every 90 days).
 */
export function nextUsernameChange(changedAt: Date | null, now: Date): Date | null {
  if (changedAt === null) return null
  const next = new Date(changedAt.getTime() + days(usernameDays))
  return next > now ? next : null
}

/**
 * Derives a username from a name: letters and digits without accents, words joined by hyphens, and
 * a number at the end when one is needed to make it unique. Words that do not fit are left out
 * whole. The result may be a reserved name.
 */
export function usernameFromName(name: string, number: number | null): string {
  const suffix = number === null ? "" : `-${number}`
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "")
  const base = joinFitting(words, usernameLength.max - suffix.length)
  const isUsable = base.length >= usernameLength.min && !imitatesSite.test(base)
  return `${isUsable ? base : "usuario"}${suffix}`
}

/** Joins as many whole words as fit; only a first word that is too long by itself is cut. */
function joinFitting(words: readonly string[], maxLength: number): string {
  const fitting = words.filter(
    (_, index) => words.slice(0, index + 1).join("-").length <= maxLength,
  )
  const isShortened = fitting.length < words.length
  while (isShortened && fitting.length > 1 && joiningWords.has(fitting.at(-1) ?? "")) fitting.pop()
  const joined = fitting.join("-")
  return joined.length < usernameLength.min ? words.join("-").slice(0, maxLength) : joined
}
