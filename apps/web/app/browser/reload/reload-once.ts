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

/** Whether the user has entered something that a reload would lose. */
export function isBeingFilledIn(page: Document): boolean {
  const texts = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")
  return [...texts].some((field) => {
    const isTicked = field instanceof HTMLInputElement && field.checked !== field.defaultChecked
    return field.type !== "hidden" && (isTicked || field.value !== field.defaultValue)
  })
}
