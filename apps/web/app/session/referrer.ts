import { isRememberedPath, safeReturnPath } from "@wara/domain/site/return-path"
import { useEffect, useState } from "react"
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

/** Stores the path that is left at each navigation, unless it is about logging in (spec §4). */
export function useRememberedPath(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const left = shown
    shown = pathname + search
    if (left === null || left === shown || !isRememberedPath(left.split("?")[0] ?? "")) return
    withStorage((storage) => storage.setItem(key, left))
  }, [pathname, search])
}

/** The path to go on to after logging in, when nothing else says where; null on the server. */
export function useReferrer(): string | null {
  const [referrer, setReferrer] = useState<string | null>(null)
  useEffect(() => {
    setReferrer(withStorage((storage) => safeReturnPath(storage.getItem(key))))
  }, [])
  return referrer
}

/** Forgets the path once somebody has gone on to it. */
export function clearReferrer(): void {
  withStorage((storage) => storage.removeItem(key))
}
