import { paths } from "../site/paths.ts"
import { usernameDays } from "./account-limits.ts"

/** Fewest and most characters of a username (PRODUCT: account). */
export const usernameLength = { min: 3, max: 30 } as const

/** What a username is made of (PRODUCT: account). */
export const usernamePattern = new RegExp(
  `^[a-z0-9._-]{${usernameLength.min},${usernameLength.max}}$`,
)

/** Words that would pass for the site itself, besides its own paths. */
const reservedWords =
  "admin administrador api app assets auth ayuda blog buscar connect cookies correo demo facebook google health images login logout mail metrics moderador null operador operator pago pagos pro ready root sistema sitemaps soporte staff static support system undefined uploads usuario wara webpay www"

const reserved = new Set([
  ...Object.values(paths).map((path) => /^\/?([^/#?]*)/.exec(path)?.[1] ?? ""),
  ...reservedWords.split(" "),
])

/**
 * What the web server answers itself at the first level: the data of pages (`/ana.data` is that of
 * `/ana`), the manifest of routes, files; and where programs look for what a site says of itself
 * (`/.well-known`).
 */
const answeredBefore = /\.(data|html?|ico|jpe?g|js|json|png|svg|txt|webmanifest|webp|xml)$|^(__|\.)/

/** Whether a name belongs to the site (a route, a file or a reserved word), whatever its case. */
export function isReservedUsername(name: string): boolean {
  const small = name.toLowerCase()
  return reserved.has(small) || answeredBefore.test(small)
}

/** Why a username cannot be had. */
export type UsernameProblem = "pattern" | "reserved" | "taken" | "too-soon"

/** What is wrong with a name by itself; null when nothing is. */
export function usernameProblem(name: string): UsernameProblem | null {
  if (!usernamePattern.test(name)) return "pattern"
  return isReservedUsername(name) ? "reserved" : null
}

/** When a username may be changed next; null when it may be at once (one change every 90 days). */
export function nextUsernameChange(changedAt: Date | null, now: Date): Date | null {
  if (changedAt === null) return null
  const next = new Date(changedAt.getTime() + usernameDays * 86_400_000)
  return next > now ? next : null
}
