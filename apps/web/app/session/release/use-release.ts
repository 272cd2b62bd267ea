import { useEffect } from "react"
import { useLocation } from "react-router"
import { recordRelease } from "./known-release.ts"

/** Tells the release that the page belongs to, for `followRelease`. */
export function useRelease(release: string): void {
  const { pathname, search } = useLocation()
  useEffect(() => recordRelease(release, pathname + search), [release, pathname, search])
}
