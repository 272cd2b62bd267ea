/** The tag of a change that outdates everything, and of pages that any change outdates. */
export const anyChange = "all"

/** The tags of a change: what has one of them is outdated. */
export type ChangeTags = readonly string[]

/**
 * A change as the API reports it: the kind of record and the ids, null when they are many. Changed
 * ads come with their owners and the slugs of their categories, before and after, and with whether
 * one of them is or was public.
 */
export type ReportedChange = {
  kind: string
  ids: readonly number[] | null
  owners?: readonly number[] | null | undefined
  categories?: readonly string[] | null | undefined
  listed?: boolean | null | undefined
}

/** One ad, wherever it is shown. */
export const adTag = (id: number) => `ad:${id}`
/** The public ads of one seller: their list and their number. */
export const adsOfTag = (owner: number) => `ads-of:${owner}`
/** Lists and counts of public ads of every category. */
export const listsTag = "lists"
/** Lists of public ads of one category. */
export const listsOfTag = (category: string) => `lists:${category}`
/** One seller, wherever shown. */
export const sellerTag = (id: number) => `seller:${id}`
/** Whether there is a seller of a name. */
export const sellersTag = "sellers"

/** The tags of a reported change. What is tagged with a kind alone is outdated by many changes at once. */
export function tagsOfChange(change: ReportedChange): ChangeTags {
  const { kind, ids, owners, categories, listed } = change
  if (ids === null) return [kind]
  if (kind === "users") return [sellersTag, ...ids.map(sellerTag)]
  if (kind !== "ads" || !owners || !categories) return [kind]
  const lists = listed ? [listsTag, ...categories.map(listsOfTag)] : []
  return [...ids.map(adTag), ...owners.map(adsOfTag), ...lists]
}
