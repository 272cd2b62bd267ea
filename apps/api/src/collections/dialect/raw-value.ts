/** Entries of an object built by the query parser, or null for any other value. */
export function entriesOf(value: unknown): [string, unknown][] | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null
  return Object.entries(value)
}

/**
 * Items of a list: `a[0]=x&a[1]=y`, `a[]=x`, or `a=x` for a single item. Null when it is not a
 * list.
 */
export function itemsOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value
  if (typeof value === "string") return [value]
  const entries = entriesOf(value)
  // Lists with missing indexes are parsed as objects.
  const numbered = entries?.every(([key]) => /^\d{1,4}$/.test(key))
  return entries && entries.length > 0 && numbered ? entries.map(([, item]) => item) : null
}

/** Names of a list, where one text may contain several: `a,b`. Null when an item is not a text. */
export function namesOf(value: unknown): string[] | null {
  const items = itemsOf(value)
  if (!items?.every((item) => typeof item === "string")) return null
  return items.flatMap((item) => item.split(",").map((name) => name.trim()))
}
