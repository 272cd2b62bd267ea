import type { Indicator } from "@wara/contract/indicator"
import { useEffect } from "react"
import { useStore } from "zustand"
import { indicatorStore, needIndicators, storeIndicators } from "./indicator-store.ts"

/**
 * The indicators of a page, or those stored in this browser when the page has none. Each is shown
 * with its day, so that an old one does not mislead.
 */
export function useIndicators(given: Indicator[]): Indicator[] {
  const stored = useStore(indicatorStore, (state) => state.indicators)
  useEffect(() => {
    if (given.length > 0) storeIndicators(given)
    else void needIndicators()
  }, [given])
  return given.length > 0 ? given : stored
}
