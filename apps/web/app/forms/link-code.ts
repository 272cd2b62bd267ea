/** Query parameter with the code of our e-mail links. */
export const codeKey = "codigo"

/** The code in a link's query; null when it is missing or malformed. */
export function readLinkCode(query: URLSearchParams): string | null {
  const code = query.get(codeKey) ?? ""
  return /^[\w-]{1,200}$/.test(code) ? code : null
}
