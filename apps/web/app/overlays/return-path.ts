import { isRememberedPath, returnPathFrom } from "@wara/domain/site/return-path"
import { createContext, useContext, useEffect } from "react"
import { useLocation } from "react-router"
import { setReferrer } from "./interface-state.ts"

/**
 * The path shown in this tab; module state, because layouts are unmounted, for example by an error
 * page.
 */
let shown: string | null = null

/** Stores the left path at each navigation, except for log-in pages [S4.6]. */
export function useRememberedPath(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const left = shown
    shown = pathname + search
    if (left === null || left === shown || !isRememberedPath(left.split("?")[0] ?? "")) return
    setReferrer(left)
  }, [pathname, search])
}

/** Whether this tab showed a page to a logged-in user; null before its first page. */
let wasLoggedIn: boolean | null = null

/**
 * Clears the stored path after it was used, when a visitor logs in. For logged-in users it is kept
 * [B5.17].
 */
export function useReferrerUntilLogIn(isLoggedIn: boolean): void {
  useEffect(() => {
    if (wasLoggedIn === false && isLoggedIn) setReferrer(null)
    wasLoggedIn = isLoggedIn
  }, [isLoggedIn])
}

/** Whether the current page is an error page, which is no return path. */
export const ErrorPageContext = createContext(false)

/**
 * The return path after logging in or signing up from the current page; null when there is none.
 */
export function useReturnPath(): string | null {
  const { pathname, search } = useLocation()
  const isErrorPage = useContext(ErrorPageContext)
  return isErrorPage ? null : returnPathFrom({ pathname, search })
}
