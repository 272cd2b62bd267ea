/** Entries of an object that the query made, or null when the value is something else. */
export function entriesOf(value: unknown): [string, unknown][] | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null
  return Object.entries(value)
}

/** Items of a list: `a[0]=x&a[1]=y`, `a[]=x`, or `a=x` for a list of one. Null: not a list. */
export function itemsOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value
  if (typeof value === "string") return [value]
  const entries = entriesOf(value)
  // Numbers with gaps arrive as an object.
  const numbered = entries?.every(([key]) => /^\d{1,4}$/.test(key))
  return entries && entries.length > 0 && numbered ? entries.map(([, item]) => item) : null
}

/** Names of a list, where one text may carry several: `a,b`. Null: something is not a text. */
export function namesOf(value: unknown): string[] | null {
  const items = itemsOf(value)
  if (!items?.every((item) => typeof item === "string")) return null
  return items.flatMap((item) => item.split(",").map((name) => name.trim()))
}
