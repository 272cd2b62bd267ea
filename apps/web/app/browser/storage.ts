import type { PersistStorage } from "zustand/middleware"

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

/**
 * Local storage of a store. Any other value found there, from another version of the site or
 * another source, is ignored.
 */
export function validatedStorage<Stored>(
  version: number,
  isStored: (state: unknown) => state is Stored,
): PersistStorage<Stored> {
  return {
    getItem: (name) =>
      tryStorage(() => {
        const stored: unknown = JSON.parse(window.localStorage.getItem(name) ?? "null")
        if (typeof stored !== "object" || stored === null || !("state" in stored)) return null
        const isOurs = "version" in stored && stored.version === version
        return isOurs && isStored(stored.state) ? { state: stored.state } : null
      }),
    setItem: (name, value) =>
      tryStorage(() => window.localStorage.setItem(name, JSON.stringify({ ...value, version }))),
    removeItem: (name) => tryStorage(() => window.localStorage.removeItem(name)),
  }
}
