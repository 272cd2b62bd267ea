import { normaliseSearchText } from "@wara/domain/listing/ad-search"
import { persist } from "zustand/middleware"
import { createStore } from "zustand/vanilla"
import { isRecord } from "../../browser/is-record.ts"
import { validatedStorage } from "../../browser/storage/validated-storage.ts"

/** Maximum number of searches remembered. */
const limit = 6

type RecentSearches = { texts: string[] }

function isStored(state: unknown): state is RecentSearches {
  if (!isRecord(state) || !Array.isArray(state.texts)) return false
  return state.texts.every((text) => typeof text === "string")
}

/** Searches made in this browser, latest first. They never leave the browser. */
export const recentSearches = createStore<RecentSearches>()(
  persist<RecentSearches>(() => ({ texts: [] }), {
    name: "wara-recent-searches",
    storage: validatedStorage(1, isStored),
  }),
)

export function rememberSearch(typed: string): void {
  const text = normaliseSearchText(typed)
  if (text === "") return
  const others = recentSearches.getState().texts.filter((known) => known !== text)
  recentSearches.setState({ texts: [text, ...others].slice(0, limit) })
}

/** Removes one search, or all of them. */
export function forgetSearch(text?: string): void {
  const { texts } = recentSearches.getState()
  recentSearches.setState({
    texts: text === undefined ? [] : texts.filter((known) => known !== text),
  })
}
