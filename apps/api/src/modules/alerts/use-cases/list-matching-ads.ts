import { type ListSearch, listListed } from "../watched-search.ts"

export type { ListSearch } from "../watched-search.ts"

/** The ids of the ads that the list shows for a canonical search, at most `limit`, in no order. */
export function listMatchingAds(
  context: ListSearch,
  canonical: string,
  limit: number,
): Promise<number[]> {
  return listListed(context, canonical, limit)
}
