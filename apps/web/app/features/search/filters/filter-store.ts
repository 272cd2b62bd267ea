import type { FilterCategory, FilterCommune } from "@wara/contract/search"
import { paths } from "@wara/domain/site/paths"
import { minutes as minutesInMs } from "@wara/domain/time"
import { useEffect } from "react"
import { useStore } from "zustand"
import { persist } from "zustand/middleware"
import { createStore } from "zustand/vanilla"
import { getJson } from "../../../browser/http/get-json.ts"
import { isRecord } from "../../../browser/is-record.ts"
import { validatedStorage } from "../../../browser/storage.ts"
import { filterTexts } from "../search-texts.ts"

type FilterItems = { categories: FilterCategory; communes: FilterCommune }

function isCategory(value: unknown): value is FilterCategory {
  if (!isRecord(value)) return false
  const { slug, name, count } = value
  return typeof slug === "string" && typeof name === "string" && Number.isInteger(count)
}

function isCommune(value: unknown): value is FilterCommune {
  if (!isCategory(value) || !("region" in value) || !isRecord(value.region)) return false
  const { slug, name } = value.region
  return typeof slug === "string" && typeof name === "string"
}

const isFilterList: {
  [Name in keyof FilterItems]: (value: unknown) => value is FilterItems[Name][]
} = {
  categories: (value) => Array.isArray(value) && value.every(isCategory),
  communes: (value) => Array.isArray(value) && value.every(isCommune),
}

type StoredList<Item> = { items: Item[]; loadedAt: number }
type StoredFilters = { [Name in keyof FilterItems]: StoredList<FilterItems[Name]> }

/** Loading state of a list; the error's cause has the details. */
type Progress = { isLoading: boolean; error: Error | null }

type FiltersState = StoredFilters & { progress: Record<keyof FilterItems, Progress> }

const addresses = { categories: paths.filterCategories, communes: paths.filterCommunes }
const nothing = { items: [], loadedAt: 0 }
const idle: Progress = { isLoading: false, error: null }

function isStoredList(name: keyof FilterItems, value: unknown): boolean {
  return isRecord(value) && isFilterList[name](value.items) && typeof value.loadedAt === "number"
}

function isStored(state: unknown): state is StoredFilters {
  if (!isRecord(state)) return false
  return isStoredList("categories", state.categories) && isStoredList("communes", state.communes)
}

/** The filter lists, kept in local storage for some minutes [S9.2] [S9.10]. */
export const filterStore = createStore<FiltersState>()(
  persist<FiltersState, [], [], StoredFilters>(
    () => ({
      categories: nothing,
      communes: nothing,
      progress: { categories: idle, communes: idle },
    }),
    {
      name: "wara-filters",
      storage: validatedStorage(1, isStored),
      partialize: ({ categories, communes }) => ({ categories, communes }),
    },
  ),
)

function setProgress(name: keyof FilterItems, progress: Progress): void {
  filterStore.setState((state) => ({ progress: { ...state.progress, [name]: progress } }))
}

/** Loads a list unless it is loading, or was loaded less than `minutes` ago. */
export async function needFilterList(name: keyof FilterItems, minutes: number): Promise<void> {
  const { [name]: known, progress } = filterStore.getState()
  const age = Date.now() - known.loadedAt
  const isFresh = known.loadedAt > 0 && age >= 0 && age < minutesInMs(minutes)
  if (isFresh || progress[name].isLoading) return
  setProgress(name, { isLoading: true, error: null })
  try {
    const items = await getJson(addresses[name])
    if (!isFilterList[name](items)) throw new TypeError(filterTexts.wrongFormat)
    filterStore.setState({ [name]: { items, loadedAt: Date.now() } })
    setProgress(name, idle)
  } catch (cause) {
    setProgress(name, { isLoading: false, error: new Error(filterTexts[name], { cause }) })
  }
}

/** The filter lists stored in this browser; reloaded when older than `minutes`. */
export function useFilterLists(minutes: number) {
  const { categories, communes } = useStore(filterStore)
  useEffect(() => {
    void needFilterList("categories", minutes)
    void needFilterList("communes", minutes)
  }, [minutes])
  return { categories: categories.items, communes: communes.items }
}
