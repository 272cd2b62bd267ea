import { isLoadingQuietly } from "./load-quietly.ts"
import { reloadOnce } from "./reload-once.ts"

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
