import { plainWord } from "../search/search-tokens.ts"

/** Maximum length of the slug's part that comes from the ad's name, in characters. */
const nameLength = 70

/**
 * An ad's slug, made once when it is first submitted: its readable name and its id, which makes it
 * unique.
 */
export function adSlug(name: string, ad: number): string {
  const words = plainWord(name)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, nameLength)
    .replace(/^-+|-+$/g, "")
  return words === "" ? String(ad) : `${words}-${ad}`
}
