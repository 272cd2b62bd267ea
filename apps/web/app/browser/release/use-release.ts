import { useEffect } from "react"
import { useLocation } from "react-router"
import { recordRelease } from "./known-release.ts"

/** Records the page's release for `followRelease`. */
export function useRelease(release: string): void {
  const { pathname, search } = useLocation()
  useEffect(() => recordRelease(release, pathname + search), [release, pathname, search])
}
