import { useSyncExternalStore } from "react"
import { noteVisited } from "../../../browser/start/visited-before.ts"
import { tryStorage } from "../../../browser/storage.ts"

/** How lists show their cards: rows with the picture at the left, or cards below a large picture. */
export type CardDensity = "compact" | "large"

/** Local storage key of the choice, which is stored as the plain word. */
const storageKey = "wara-cards"

/**
 * Runs before the first paint, so that no card changes its shape afterwards: the stylesheet reads
 * the choice from the document, and has a default for each width.
 */
export const densityScript = `try{if(${noteVisited})document.documentElement.dataset.cards=localStorage["${storageKey}"]||""}catch{}`

/** Reads the choice where the script above took the browser for a new one. */
export function readMissedDensity(): void {
  const { dataset } = document.documentElement
  dataset.cards ??= tryStorage(() => window.localStorage.getItem(storageKey)) ?? ""
}

const changed = new EventTarget()

function subscribe(reader: () => void): () => void {
  changed.addEventListener("change", reader)
  window.addEventListener("resize", reader)
  return () => {
    changed.removeEventListener("change", reader)
    window.removeEventListener("resize", reader)
  }
}

function readChoice(): CardDensity | null {
  const { cards } = document.documentElement.dataset
  return cards === "compact" || cards === "large" ? cards : null
}

/** The density chosen in this browser; null when none was, and on the server. */
export function useChosenDensity(): CardDensity | null {
  return useSyncExternalStore(subscribe, readChoice, () => null)
}

/** Narrow screens show rows by default, as in the stylesheet (`compact:`). */
const isNarrow = () => window.innerWidth < 640

/** Whether cards are shown as rows; null on the server, where choice and width are unknown. */
export function useIsCompact(): boolean | null {
  const read = () => (readChoice() ?? (isNarrow() ? "compact" : "large")) === "compact"
  return useSyncExternalStore<boolean | null>(subscribe, read, () => null)
}

export function chooseDensity(density: CardDensity): void {
  document.documentElement.dataset.cards = density
  tryStorage(() => window.localStorage.setItem(storageKey, density))
  changed.dispatchEvent(new Event("change"))
}

/** Layout of large cards: one column on a phone, then two to four. */
export const largePhotoSizes =
  "(min-width: 1024px) 300px, (min-width: 560px) 50vw, calc(100vw - 2rem)"

const compactPhotoSizes = "(min-width: 640px) 11rem, 8rem"

/** Phones show rows by default. */
const defaultPhotoSizes = "(min-width: 1024px) 300px, (min-width: 640px) 50vw, 8rem"

/** The `sizes` of a list's photographs, from which the browser chooses a file. */
export function usePhotoSizes(hasDensity: boolean): string {
  const chosen = useChosenDensity()
  if (!hasDensity || chosen === "large") return largePhotoSizes
  return chosen === "compact" ? compactPhotoSizes : defaultPhotoSizes
}
