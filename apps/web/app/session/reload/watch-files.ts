import { isLoadingQuietly } from "./load-quietly.ts"
import { reloadOnce } from "./reload-once.ts"

/** Whether somebody has typed or chosen something that a reload would lose. */
function isBeingFilledIn(page: Document): boolean {
  const texts = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")
  return [...texts].some((field) => {
    const isTicked = field instanceof HTMLInputElement && field.checked !== field.defaultChecked
    return field.type !== "hidden" && (isTicked || field.value !== field.defaultValue)
  })
}

/**
 * Reloads the page when a part of it, which is loaded when it is needed, does not arrive. What somebody
 * is typing is worth more: the part then does without, as whoever asked for it has provided.
 */
export function watchFiles(reload?: () => void): void {
  window.addEventListener("vite:preloadError", () => {
    if (isLoadingQuietly() || isBeingFilledIn(document)) return
    reloadOnce(reload)
  })
}
