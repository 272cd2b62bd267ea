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
