import { normaliseSearchText } from "@wara/domain/listing/ad-search"
import { type Suggestion, suggestionKinds, suggestionMinLength } from "@wara/domain/search/suggest"
import { paths } from "@wara/domain/site/paths"
import { useEffect, useState } from "react"
import { persist } from "zustand/middleware"
import { createStore } from "zustand/vanilla"
import { getJson } from "../../browser/http/get-json.ts"
import { isRecord } from "../../browser/is-record.ts"
import { validatedStorage } from "../../browser/storage.ts"

/** Debounce of the suggestion request, in milliseconds. */
const debounceMs = 150

function isSuggestion(value: unknown): value is Suggestion {
  if (!isRecord(value) || typeof value.text !== "string") return false
  return suggestionKinds.some((kind) => kind === value.kind)
}

function areSame(left: Suggestion[], right: Suggestion[]): boolean {
  const isSame = ({ kind, text }: Suggestion, place: number) =>
    kind === right[place]?.kind && text === right[place].text
  return left.length === right.length && left.every(isSame)
}

type Answer = { to: string; suggestions: Suggestion[] }
const noSuggestions: Suggestion[] = []

/**
 * Suggestions for a text; a request for an older text is aborted, and a failure yields no
 * suggestions. While an answer is on its way, those for a shorter or longer text stay, but never
 * those for another one: the arrows would choose a machine that nobody typed. An answer that says
 * the same keeps the array: what is marked in the list stays marked when an opened list asks again.
 */
export function useSuggestions(text: string, isWanted: boolean): Suggestion[] {
  const [found, setFound] = useState<Answer>({ to: "", suggestions: noSuggestions })
  const typed = text.trim()
  const isAsked = isWanted && typed.length >= suggestionMinLength
  useEffect(() => {
    if (!isAsked) return
    const request = new AbortController()
    const timer = setTimeout(() => {
      getJson(paths.searchSuggestions, { query: { q: typed }, signal: request.signal })
        .then((answer) => {
          const answered = Array.isArray(answer) ? answer.filter(isSuggestion) : []
          setFound(({ suggestions: known }) => ({
            to: typed,
            suggestions: areSame(known, answered) ? known : answered,
          }))
        })
        .catch(() => request.signal.aborted || setFound({ to: typed, suggestions: noSuggestions }))
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [typed, isAsked])
  const isRelated = typed.startsWith(found.to) || found.to.startsWith(typed)
  return isAsked && isRelated ? found.suggestions : noSuggestions
}

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
