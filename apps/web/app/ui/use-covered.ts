import { useSyncExternalStore } from "react"

/** Dialogs, and what unfolds over the whole page. */
const covers = "[role=dialog], [role=alertdialog], .covers-page[open]"

/** Dialogs are laid beside the page; what unfolds says so. */
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
 * By what the page is covered: something that somebody opened, something that came unasked, or nothing,
 * as on the server.
 */
export function useCovered(): "asked" | "unasked" | null {
  const read = () => {
    const all = [...document.querySelectorAll<HTMLElement>(covers)]
    if (all.some(({ dataset }) => dataset.automatic === undefined)) return "asked"
    return all.length > 0 ? "unasked" : null
  }
  return useSyncExternalStore(subscribe, read, () => null)
}
