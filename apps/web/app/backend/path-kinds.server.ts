/**
 * Kinds of changes that outdate what a path of the API answers, by the path's beginning. Ads are
 * read with the names of their category, place and condition.
 */
const kindsOfPaths: readonly [path: string, kinds: readonly string[]][] = [
  ["/ads", ["ads", "categories", "communes", "conditions", "synonyms"]],
  ["/ended-ads", ["ads", "categories", "communes"]],
  ["/filter/", ["ads", "categories", "communes"]],
  ["/seller-profiles", ["users", "ads", "communes"]],
  ["/categories", ["categories"]],
  ["/conditions", ["conditions"]],
  ["/regions", ["communes"]],
  ["/communes", ["communes"]],
  ["/ad-packs", ["packs"]],
  ["/faqs", ["faqs"]],
  ["/pages", ["pages"]],
  ["/indicators", ["indicators"]],
  ["/settings", ["settings"]],
  ["/redirects", ["redirects"]],
]

/**
 * The kinds of changes that outdate an answer. Ads name their seller to readers with an account or
 * for an audience, so then users' changes count as well; any change outdates an unknown path.
 */
export function kindsOfAnswer(path: string, seesSellers: boolean): readonly string[] {
  const kinds = kindsOfPaths.find(([start]) => path.startsWith(start))?.[1]
  if (kinds === undefined) return ["all"]
  return seesSellers ? [...kinds, "users"] : kinds
}
