import { plainWord } from "../search/plain-word.ts"

/** Longest part of a slug that is made of the ad's name, in characters. */
const nameLength = 70

/**
 * An ad's slug, made once when it is first submitted: its name, readable, and its number, so that no
 * two ads share one.
 */
export function adSlug(name: string, ad: number): string {
  const words = plainWord(name)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, nameLength)
    .replace(/^-+|-+$/g, "")
  return words === "" ? String(ad) : `${words}-${ad}`
}
