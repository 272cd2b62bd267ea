import { useSyncExternalStore } from "react"

/** Dialogs, and panels that cover the whole page. */
const covers = "[role=dialog], [role=alertdialog], .covers-page[open]"

/** Dialogs are added as children of the body; panels fire `toggle`. */
function subscribe(reader: () => void): () => void {
  const observer = new MutationObserver(reader)
  observer.observe(document.body, { childList: true })
  document.addEventListener("toggle", reader, { capture: true })
  return () => {
    observer.disconnect()
    document.removeEventListener("toggle", reader, { capture: true })
  }
}

/**
 * What covers the page: something that a user opened, something that opened automatically, or
 * nothing, as on the server.
 */
export function useCovered(): "user" | "automatic" | null {
  const read = () => {
    const all = [...document.querySelectorAll<HTMLElement>(covers)]
    if (all.some(({ dataset }) => dataset.automatic === undefined)) return "user"
    return all.length > 0 ? "automatic" : null
  }
  return useSyncExternalStore(subscribe, read, () => null)
}
