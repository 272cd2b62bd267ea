/** Name of the query by which a page knows that it follows something that was done. */
const doneKey = "aviso"

/** A page of the account, whatever its query, that says that `what` was done. */
export function donePath(path: string, what: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ [doneKey]: what })}`
}

/** What was done just before, as far as `texts` knows it. */
export function doneText(search: URLSearchParams, texts: Record<string, string>): string | null {
  const what = search.get(doneKey) ?? ""
  return Object.hasOwn(texts, what) ? (texts[what] ?? null) : null
}
