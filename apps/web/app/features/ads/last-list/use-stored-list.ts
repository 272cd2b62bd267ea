import { type AdSearch, adSearchParams } from "@wara/domain/listing/ad-search"
import { useEffect } from "react"
import { useLocation } from "react-router"
import { scrollKey } from "../../../browser/scroll-key.ts"
import type { CardAd } from "../../../entities/ad/card/card-ad.ts"
import { storeList } from "./last-list-store.ts"
import { toListedAd } from "./listed-ad.ts"

type ShownList = { search: AdSearch; heading: string; total: number; ads: CardAd[] }

/** Stores the list that is shown, for the pages of its ads. */
export function useStoredList({ search, heading, total, ads }: ShownList): void {
  const key = scrollKey(useLocation())
  useEffect(() => {
    const { page } = search
    const query = adSearchParams({ ...search, page: 1 }).toString()
    const shown = { page, key }
    storeList({ query, heading, total, page, shown, ads: ads.map((ad) => toListedAd(ad, page)) })
  }, [search, heading, total, ads, key])
}
