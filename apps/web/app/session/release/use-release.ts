import { useEffect } from "react"
import { useLocation } from "react-router"
import { noteRelease } from "./known-release.ts"

/** Tells the release that the page belongs to, for `followRelease`. */
export function useRelease(release: string): void {
  const { pathname, search } = useLocation()
  useEffect(() => noteRelease(release, pathname + search), [release, pathname, search])
}
