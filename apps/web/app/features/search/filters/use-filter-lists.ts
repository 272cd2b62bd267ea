import { useEffect } from "react"
import { useStore } from "zustand"
import { filterStore, needFilterList } from "./filter-store.ts"

/** The lists of filters as this browser knows them; older than `minutes`, they are asked for again. */
export function useFilterLists(minutes: number) {
  const { categories, communes } = useStore(filterStore)
  useEffect(() => {
    void needFilterList("categories", minutes)
    void needFilterList("communes", minutes)
  }, [minutes])
  return { categories: categories.items, communes: communes.items }
}
