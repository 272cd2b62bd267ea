import { useLayoutEffect, useState } from "react"
import { isOldRelease } from "../release/known-release.ts"
import { LostFile } from "./lost-file.ts"
import { reloadOnce } from "./reload-once.ts"

/**
 * Whether a page that broke is loaded anew instead of saying so: when a file of it did not arrive, or
 * when it is a page of an old release that does not understand what the new one answers.
 */
export function useReload(error: unknown, reload?: () => void): boolean {
  const [isReloading, setReloading] = useState(false)
  useLayoutEffect(() => {
    if (error instanceof LostFile || isOldRelease()) setReloading(reloadOnce(reload))
  }, [error, reload])
  return isReloading
}
