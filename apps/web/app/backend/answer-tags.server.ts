import { z } from "zod"
import { adsOfTag, adTag, listsOfTag, listsTag, sellersTag, sellerTag } from "./change-tags.ts"
import type { QueryValue } from "./query.server.ts"

/**
 * Kinds of records that an answer is made of, by the beginning of its path. Ads are read with the
 * names of their category, place and condition. A change that names its ads or users outdates what
 * is tagged with them, not with the kind.
 */
const kindsOfPaths: readonly [path: string, kinds: readonly string[]][] = [
  ["/ads", ["ads", "categories", "communes", "conditions", "synonyms"]],
  ["/ended-ads", ["ads", "categories", "communes"]],
  ["/filter/", ["ads", "categories", "communes", listsTag]],
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
  ["/announcements", ["announcements"]],
  // Few change, and their owners' accounts are no part of them: blocking one ends them.
  ["/wanted-ads", ["wanted", "categories", "communes"]],
  ["/redirects", ["redirects"]],
  // Written by a job; pages are cached for minutes.
  ["/sitemaps", []],
]

/**
 * Tags of an answer that follow from its path. Ads name their seller to readers with an account or
 * for an audience, so then users' changes count as well; any change outdates an unknown path.
 */
export function tagsOfPath(path: string, seesSellers: boolean): readonly string[] {
  const kinds = kindsOfPaths.find(([start]) => path.startsWith(start))?.[1]
  if (kinds === undefined) return ["all"]
  return seesSellers ? [...kinds, "users"] : kinds
}

/** What is read of an answer to find its records; other answers have none. */
const recordsSchema = z.object({
  data: z.array(z.object({ id: z.number(), user: z.object({ id: z.number() }).nullish() })),
})

/** What is read of a query to find which ads could be among the results. */
const filtersSchema = z.object({
  slug: z.object({ $eq: z.string() }).optional().catch(undefined),
  id: z.object({ $eq: z.number() }).optional().catch(undefined),
  category: z
    .object({ slug: z.object({ $eq: z.string() }) })
    .optional()
    .catch(undefined),
  user: z.unknown().optional(),
})

/** Tags of an answer that follow from its records and from what else it could have contained. */
export function tagsOfAnswer(
  path: string,
  query: Record<string, QueryValue>,
  answer: unknown,
): readonly string[] {
  const records = recordsSchema.safeParse(answer).data?.data ?? []
  const ids = records.map(({ id }) => id)
  if (path.startsWith("/seller-profiles"))
    return ids.length === 0 ? [sellersTag] : ids.flatMap((id) => [sellerTag(id), adsOfTag(id)])
  // The answer time of an ad's seller may be as old as its page.
  if (/^\/ads\/\d+\/answer-time$/.test(path)) return []
  if (!path.startsWith("/ads") && !path.startsWith("/ended-ads")) return []
  const sellers = records.flatMap(({ user }) => (user ? [sellerTag(user.id)] : []))
  return [...ids.map(adTag), ...sellers, ...scopeTags(path, query, ids.length)]
}

/** Tags of the changes by which other ads would be among the results. */
function scopeTags(
  path: string,
  query: Record<string, QueryValue>,
  found: number,
): readonly string[] {
  const filters = filtersSchema.safeParse(query.filters ?? {}).data
  if (filters?.slug ?? filters?.id) return found === 0 ? [listsTag] : []
  // The profile of the seller is read with this list, and has the tag of the seller's ads.
  if (filters?.user !== undefined) return []
  // Facets count the other categories as well.
  const category = path === "/ads/facets" ? undefined : filters?.category?.slug.$eq
  return [category === undefined ? listsTag : listsOfTag(category)]
}
