/** Query parameter naming the action that was just done. */
const doneKey = "aviso"

/** An account page's URL, with or without a query, that confirms the action `what`. */
export function donePath(path: string, what: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ [doneKey]: what })}`
}

/** The confirmation text of the action in the URL; null when `texts` has none. */
export function doneText(search: URLSearchParams, texts: Record<string, string>): string | null {
  const what = search.get(doneKey) ?? ""
  return Object.hasOwn(texts, what) ? (texts[what] ?? null) : null
}
