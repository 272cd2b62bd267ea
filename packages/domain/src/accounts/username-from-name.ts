import { usernameLength } from "./username.ts"
import { joiningWords } from "./username-texts.ts"

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
  return `${base.length < usernameLength.min ? "usuario" : base}${suffix}`
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
