import { type Suggestion, suggestionKinds, suggestionMinLength } from "@wara/domain/search/suggest"
import { paths } from "@wara/domain/site/paths"
import { useEffect, useState } from "react"
import { getJson } from "../../browser/http/get-json.ts"
import { isRecord } from "../../browser/is-record.ts"

/** Debounce of the suggestion request, in milliseconds. */
const debounceMs = 150

function isSuggestion(value: unknown): value is Suggestion {
  if (!isRecord(value) || typeof value.text !== "string") return false
  return suggestionKinds.some((kind) => kind === value.kind)
}

/**
 * Suggestions for a text; a request for an older text is aborted, and a failure yields no
 * suggestions.
 */
export function useSuggestions(text: string, isWanted: boolean): Suggestion[] {
  const [found, setFound] = useState<Suggestion[]>([])
  const typed = text.trim()
  const isAsked = isWanted && typed.length >= suggestionMinLength
  useEffect(() => {
    if (!isAsked) return
    const request = new AbortController()
    const timer = setTimeout(() => {
      getJson(paths.searchSuggestions, { query: { q: typed }, signal: request.signal })
        .then((answer) => setFound(Array.isArray(answer) ? answer.filter(isSuggestion) : []))
        .catch(() => request.signal.aborted || setFound([]))
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [typed, isAsked])
  return isAsked ? found : []
}
