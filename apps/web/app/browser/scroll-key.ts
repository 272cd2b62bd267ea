import type { Location } from "react-router"
import { isRecord } from "./is-record.ts"

/** Link state that restores a page as it was left; `key` is that visit's `scrollKey`. */
export function restoredVisit(key: string): object {
  return { restoredVisit: key }
}

/** Key for a page's stored scroll position; each visit has its own. */
export function scrollKey({ key, state }: Pick<Location, "key" | "state">): string {
  return isRecord(state) && typeof state.restoredVisit === "string" ? state.restoredVisit : key
}
