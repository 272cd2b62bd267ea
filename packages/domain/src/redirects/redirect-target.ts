/**
 * Where a redirect leads whoever brings a query along: it is kept, so that a campaign's marks are not
 * lost, except for names that the target gives a value itself.
 */
export function redirectTarget(to: string, query: URLSearchParams): string {
  const [, address = to, own = "", anchor = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(to) ?? []
  const ownNames = new URLSearchParams(own)
  const brought = new URLSearchParams([...query].filter(([name]) => !ownNames.has(name)))
  const all = [own, brought.toString()].filter((part) => part !== "").join("&")
  return `${address}${all === "" ? "" : `?${all}`}${anchor}`
}
