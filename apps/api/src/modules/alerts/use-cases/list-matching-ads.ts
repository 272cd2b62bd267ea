import { type ListSearch, listListed } from "../watched-search.ts"

export type { ListSearch } from "../watched-search.ts"

/**
 * The ids of the ads that the list shows for a canonical search: at most `limit`, or
 * only some of them, in no order.
 */
export function listMatchingAds(
  context: ListSearch,
  search: string,
  which: { limit: number; only?: readonly number[] },
): Promise<number[]> {
  return listListed(context, search, which)
}
