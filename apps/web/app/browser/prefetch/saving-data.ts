/** Connection types on which every byte counts. */
const slow = new Set<unknown>(["slow-2g", "2g"])

/**
 * Whether the user's browser asks to save data or has a slow connection, so that nothing
 * unrequested is loaded [S9.7]. Browsers without this information count as fast.
 */
export function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection")
  if (typeof connection !== "object" || connection === null) return false
  const saveData: unknown = Reflect.get(connection, "saveData")
  return saveData === true || slow.has(Reflect.get(connection, "effectiveType"))
}
