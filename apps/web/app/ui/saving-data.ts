/** Lines on which every byte counts. */
const slow = new Set<unknown>(["slow-2g", "2g"])

/**
 * Whether whoever is reading wants, or needs, to be sent nothing that they did not ask for (spec §9).
 * Browsers that do not tell are taken to be on a good line.
 */
export function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection")
  if (typeof connection !== "object" || connection === null) return false
  const saveData: unknown = Reflect.get(connection, "saveData")
  return saveData === true || slow.has(Reflect.get(connection, "effectiveType"))
}
