import { z } from "zod"
import { paths } from "../site/paths.ts"
import { ownPath } from "../site/return-path.ts"
import { redirectTexts } from "./redirect-texts.ts"

/**
 * Pages without which searching, passing the developer gate or showing errors would be impossible.
 */
const neededPages: readonly string[] = [
  paths.home,
  paths.ads,
  paths.devGate,
  paths.notFound,
  paths.manifest,
  paths.offline,
  paths.serviceWorker,
  "/health",
  "/metrics",
]

/** Paths, with everything below them, that users need to log in and to pay. */
const neededFolders: readonly string[] = [
  paths.register,
  paths.login,
  paths.connect,
  paths.logOut,
  paths.confirmEmail,
  paths.forgotPassword,
  paths.resetPassword,
  paths.packs,
  paths.postAd,
  paths.account,
  paths.adLink,
  paths.appeal,
  "/admin",
  "/api",
  "/assets",
  "/uploads",
]

/** Whether the site needs a path itself, so that it must not be redirected. */
function isNeeded(key: string): boolean {
  if (neededPages.includes(key) || /^\/(?:sitemap|robots|__)|\.data$/.test(key)) return true
  return neededFolders.some((folder) => key === folder || key.startsWith(`${folder}/`))
}

/** Checks a path to be redirected; null when it is valid. */
export function redirectFromProblem(from: string): string | null {
  const key = from.length > 500 ? null : redirectKey(from)
  if (key === null) return redirectTexts.fromShape
  return isNeeded(key) ? redirectTexts.fromReserved : null
}

/** Checks a redirect's target, a path of the site or an https address; null when it is valid. */
export function redirectToProblem(to: string): string | null {
  if (to.startsWith("/")) return ownPath(to) === null ? redirectTexts.toShape : null
  return isOtherSite(to) ? null : redirectTexts.toShape
}

/** An address of another site whose host is unambiguous. */
function isOtherSite(to: string): boolean {
  if (to.length > 2_000 || !/^https:\/\/[^/\\@\s\p{Cc}\p{Cf}][^\\\s\p{Cc}]*$/u.test(to))
    return false
  if (!URL.canParse(to)) return false
  const { username, password, hostname } = new URL(to)
  // A host without a dot belongs to a private network; one that ends in a dot is a variant
  // spelling.
  return username === "" && password === "" && /^[^.].*\.[^.]+$/.test(hostname)
}

/** A path to be redirected, normalised for storage. */
export const redirectFromSchema = z
  .string()
  .trim()
  .superRefine((from, context) => refuse(context, redirectFromProblem(from)))
  .transform((from) => redirectKey(from) ?? from)

export const redirectToSchema = z
  .string()
  .trim()
  .superRefine((to, context) => refuse(context, redirectToProblem(to)))

function refuse(context: z.RefinementCtx, message: string | null): void {
  if (message !== null) context.addIssue({ code: "custom", message })
}

const base = "http://wara.test"

/**
 * Normalised path for comparing redirects: decoded, lower case, without trailing slash. Null for
 * text that is not a path of the site, or is not canonical (`/a/../b`).
 */
export function redirectKey(path: string): string | null {
  if (!/^\/(?![/\\])[^?#\s\\\p{Cc}]*$/u.test(path)) return null
  if (!URL.canParse(path, base)) return null
  const url = new URL(path, base)
  const read = readable(path)
  const isCanonical = url.origin === base && read !== null && readable(url.pathname) === read
  // Characters that only appear after decoding must not occur either.
  if (!isCanonical || /[\s\\\p{Cc}\p{Cf}]/u.test(read)) return null
  const key = read.normalize("NFC").toLowerCase().replace(/\/+$/, "")
  return key === "" ? "/" : key
}

function readable(path: string): string | null {
  try {
    return decodeURI(path)
  } catch {
    return null
  }
}
