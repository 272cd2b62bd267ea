/** Name of the query by which the links of our e-mails bring their code. */
export const codeKey = "codigo"

/** The code that a link's query brings; null when there is none or it cannot be one of ours. */
export function readLinkCode(query: URLSearchParams): string | null {
  const code = query.get(codeKey) ?? ""
  return /^[\w-]{1,200}$/.test(code) ? code : null
}
