import { useEffect } from "react"
import { useStore } from "zustand"
import { filterStore, needFilterList } from "./filter-store.ts"

/** The filter lists stored in this browser; reloaded when older than `minutes`. */
export function useFilterLists(minutes: number) {
  const { categories, communes } = useStore(filterStore)
  useEffect(() => {
    void needFilterList("categories", minutes)
    void needFilterList("communes", minutes)
  }, [minutes])
  return { categories: categories.items, communes: communes.items }
}
