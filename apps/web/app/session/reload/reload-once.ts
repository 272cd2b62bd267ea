/** Where session storage keeps when this tab was last reloaded by itself. */
const marker = "wara-reloaded-at"

/** Milliseconds after a reload in which the tab is not reloaded again (spec §9). */
const guardTime = 10_000

function isGuarded(storage: Storage): boolean {
  const past = Date.now() - Number(storage.getItem(marker) ?? Number.NaN)
  // A clock that was set back does not guard for longer than one that was not.
  return past >= 0 && past < guardTime
}

/**
 * Reloads the page, once in ten seconds; the answer says whether it does. A browser that cannot
 * remember is never reloaded: it could go on for ever.
 */
export function reloadOnce(reload = () => window.location.reload()): boolean {
  try {
    if (isGuarded(sessionStorage)) return false
    sessionStorage.setItem(marker, String(Date.now()))
  } catch {
    return false
  }
  reload()
  return true
}
