import { isRememberedPath } from "@wara/domain/site/return-path"
import { useEffect } from "react"
import { useLocation } from "react-router"
import { setReferrer } from "./interface-state.ts"

/** The path that this tab shows; layouts come and go, an error page among them, and this stays. */
let shown: string | null = null

/** Stores the path that is left at each navigation, unless it is about logging in (spec §4). */
export function useRememberedPath(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const left = shown
    shown = pathname + search
    if (left === null || left === shown || !isRememberedPath(left.split("?")[0] ?? "")) return
    setReferrer(left)
  }, [pathname, search])
}

/** Whether this tab showed a page to somebody logged in; null before its first page. */
let wasLoggedIn: boolean | null = null

/** Clears the stored path once it has been used: when a visitor logs in. Users keep theirs (spec §4). */
export function useReferrerUntilLogIn(isLoggedIn: boolean): void {
  useEffect(() => {
    if (wasLoggedIn === false && isLoggedIn) setReferrer(null)
    wasLoggedIn = isLoggedIn
  }, [isLoggedIn])
}
