/** Leaves room for a hyphen and nine digits in a username. */
const longest = 20

/**
 * A username made of a name, for who has not chosen one: letters and digits without accents, words
 * joined by hyphens, and a number behind it when one is needed to be the only one. It may be reserved.
 */
export function usernameFromName(name: string, number: number | null): string {
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+/, "")
    .slice(0, longest)
    .replace(/-+$/, "")
  const base = words.length < 3 ? "usuario" : words
  return number === null ? base : `${base}-${number}`
}
