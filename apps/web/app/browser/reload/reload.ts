import { useLayoutEffect, useState } from "react"
import { isOldRelease } from "../release.ts"
import { LostFile } from "./load-route-module.ts"
import { isBeingFilledIn, reloadOnce } from "./reload-once.ts"

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

let loading = 0

/** Whether an optional part is being loaded. */
export function isLoadingQuietly(): boolean {
  return loading > 0
}

/**
 * Loads an optional part: integrations, and parts with a fallback. Blockers keep blocking such
 * files, so a reload would not help.
 */
export async function loadQuietly<Module>(load: () => Promise<Module>): Promise<Module> {
  loading += 1
  try {
    return await load()
  } finally {
    loading -= 1
  }
}

/**
 * Reloads the page when a lazy part fails to load. If the user has entered data, there is no reload
 * and the code that requested the part uses its fallback.
 */
export function watchFiles(reload?: () => void): void {
  window.addEventListener("vite:preloadError", () => {
    if (isLoadingQuietly() || isBeingFilledIn(document)) return
    reloadOnce(reload)
  })
}
