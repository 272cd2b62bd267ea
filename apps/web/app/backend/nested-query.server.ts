/** A query value: nested objects and lists become brackets, null and undefined are omitted. */
export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly QueryValue[]
  | { readonly [key: string]: QueryValue }

function append(params: URLSearchParams, name: string, value: QueryValue): void {
  if (value === null || value === undefined) return
  if (typeof value !== "object") params.append(name, String(value))
  else for (const [key, inner] of Object.entries(value)) append(params, `${name}[${key}]`, inner)
}

/** A query in nested brackets [S7.1]: `filters[slug][$eq]=x`, `sort[0]=name:asc`. */
export function nestedQuery(query: Record<string, QueryValue>): URLSearchParams {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) append(params, key, value)
  return params
}
