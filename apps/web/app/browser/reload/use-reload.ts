import { useLayoutEffect, useState } from "react"
import { isOldRelease } from "../release.ts"
import { LostFile } from "./load-errors.ts"
import { reloadOnce } from "./reload-once.ts"

/**
 * Whether a broken page is reloaded instead of showing an error: when one of its files failed to
 * load, or when the page belongs to an old release that does not understand the new responses.
 */
export function useReload(error: unknown, reload?: () => void): boolean {
  const [isReloading, setReloading] = useState(false)
  useLayoutEffect(() => {
    if (error instanceof LostFile || isOldRelease()) setReloading(reloadOnce(reload))
  }, [error, reload])
  return isReloading
}
