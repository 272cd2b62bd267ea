/**
 * The target with the request's query appended, so that campaign parameters are not lost;
 * parameters that the target sets itself take precedence.
 */
export function redirectTarget(to: string, query: URLSearchParams): string {
  const [, address = to, own = "", anchor = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(to) ?? []
  const ownNames = new URLSearchParams(own)
  const brought = new URLSearchParams([...query].filter(([name]) => !ownNames.has(name)))
  const all = [own, brought.toString()].filter((part) => part !== "").join("&")
  return `${address}${all === "" ? "" : `?${all}`}${anchor}`
}
