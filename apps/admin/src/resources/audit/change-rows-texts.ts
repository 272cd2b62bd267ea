/** One fact that an action touched. */
export type ChangeRow = { field: string; before: string; after: string; changed: boolean }

const empty = "—"

/**
 * What an action changed, fact by fact. Facts that only one side knows count as changed; those that
 * both know alike come last.
 */
export function changeRows(before: unknown, after: unknown): ChangeRow[] {
  const older = factsOf(before)
  const newer = factsOf(after)
  const fields = [...new Set([...older.keys(), ...newer.keys()])]
  const rows = fields.map((field) => {
    const [one, other] = [older.get(field) ?? empty, newer.get(field) ?? empty]
    return { field, before: one, after: other, changed: one !== other }
  })
  return rows.sort((a, b) => Number(b.changed) - Number(a.changed))
}

/** Nested facts get a path: `invoice.rut`. */
function factsOf(value: unknown, path = ""): Map<string, string> {
  if (value === null || value === undefined) return new Map()
  if (typeof value !== "object" || Array.isArray(value)) {
    return new Map([[path || "valor", asText(value)]])
  }
  return new Map(
    Object.entries(value).flatMap(([name, part]) => [
      ...factsOf(part, path === "" ? name : `${path}.${name}`),
    ]),
  )
}

function asText(value: unknown): string {
  if (typeof value === "boolean") return value ? "sí" : "no"
  if (Array.isArray(value)) return value.map(asText).join(", ")
  return typeof value === "object" ? JSON.stringify(value) : String(value)
}
