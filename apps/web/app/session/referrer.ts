import { isRememberedPath, safeReturnPath } from "@wara/domain/site/return-path"
import { useEffect, useSyncExternalStore } from "react"
import { useLocation } from "react-router"

/** Where local storage keeps it (spec §3). */
const key = "referer"

/** The path that this tab shows; layouts come and go, an error page among them, and this stays. */
let shown: string | null = null

/** A browser that stores nothing goes home after logging in, nothing worse. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(window.localStorage)
  } catch {
    return null
  }
}

const readers = new Set<() => void>()

/** Changes what is stored and tells whoever shows it. */
function change(use: (storage: Storage) => void): void {
  withStorage(use)
  for (const reader of readers) reader()
}

function subscribe(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}

/** Stores the path that is left at each navigation, unless it is about logging in (spec §4). */
export function useRememberedPath(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const left = shown
    shown = pathname + search
    if (left === null || left === shown || !isRememberedPath(left.split("?")[0] ?? "")) return
    change((storage) => storage.setItem(key, left))
  }, [pathname, search])
}

/** The path to go on to after logging in, when nothing else says where; null on the server. */
export function useReferrer(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => withStorage((storage) => safeReturnPath(storage.getItem(key))),
    () => null,
  )
}

/** Forgets the path once somebody has gone on to it. */
export function clearReferrer(): void {
  change((storage) => storage.removeItem(key))
}
