import type { PersistStorage } from "zustand/middleware"

/** A browser that stores nothing, or has no room left, forgets with the page, nothing worse. */
function attempt<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(window.localStorage)
  } catch {
    return null
  }
}

/**
 * Local storage for what a store keeps. Whatever else is found there, of another version of the site
 * or of somebody else's making, is as if nothing were.
 */
export function keptStorage<Kept>(
  version: number,
  isKept: (state: unknown) => state is Kept,
): PersistStorage<Kept> {
  return {
    getItem: (name) =>
      attempt((storage) => {
        const stored: unknown = JSON.parse(storage.getItem(name) ?? "null")
        if (typeof stored !== "object" || stored === null || !("state" in stored)) return null
        const isOurs = "version" in stored && stored.version === version
        return isOurs && isKept(stored.state) ? { state: stored.state } : null
      }),
    setItem: (name, value) =>
      attempt((storage) => storage.setItem(name, JSON.stringify({ ...value, version }))),
    removeItem: (name) => attempt((storage) => storage.removeItem(name)),
  }
}
