/**
 * The result of a storage operation, or null when storage is unavailable or full; the data is then
 * lost with the page.
 */
export function tryStorage<Result>(use: () => Result): Result | null {
  try {
    return use()
  } catch {
    return null
  }
}
