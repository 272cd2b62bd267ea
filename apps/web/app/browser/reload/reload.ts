import { useLayoutEffect, useState } from "react"
import { isOldRelease } from "../release.ts"
import { LostFile } from "./load-route-module.ts"

/** Session storage key for the time of this tab's last automatic reload. */
const reloadedAtKey = "wara-reloaded-at"

/** Milliseconds after a reload in which the tab is not reloaded again [S4.15]. */
const minIntervalMs = 10_000

function isGuarded(storage: Storage): boolean {
  const past = Date.now() - Number(storage.getItem(reloadedAtKey) ?? Number.NaN)
  // A clock that was set back must not extend the guard time.
  return past >= 0 && past < minIntervalMs
}

/**
 * Reloads the page at most once in ten seconds; returns whether it does. Without session storage it
 * never reloads, because it could loop.
 */
export function reloadOnce(reload = () => window.location.reload()): boolean {
  try {
    if (isGuarded(sessionStorage)) return false
    sessionStorage.setItem(reloadedAtKey, String(Date.now()))
  } catch {
    return false
  }
  reload()
  return true
}

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

/** Whether the user has entered something that a reload would lose. */
function isBeingFilledIn(page: Document): boolean {
  const texts = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")
  return [...texts].some((field) => {
    const isTicked = field instanceof HTMLInputElement && field.checked !== field.defaultChecked
    return field.type !== "hidden" && (isTicked || field.value !== field.defaultValue)
  })
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
