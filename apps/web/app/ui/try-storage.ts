/**
 * What a use of the browser's storage gives, or null: a browser that stores nothing, or has no room
 * left, forgets with the page, nothing worse.
 */
export function tryStorage<Result>(use: () => Result): Result | null {
  try {
    return use()
  } catch {
    return null
  }
}
