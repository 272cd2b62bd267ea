import type { Indicator } from "@wara/contract/indicator"
import { useEffect } from "react"
import { useStore } from "zustand"
import { indicatorStore, keepIndicators, needIndicators } from "./indicator-store.ts"

/**
 * The indicators of a page; when it came without them, those that this browser kept. Each says of which
 * day it is, so that an old one misleads nobody.
 */
export function useIndicators(given: Indicator[]): Indicator[] {
  const kept = useStore(indicatorStore, (state) => state.indicators)
  useEffect(() => {
    if (given.length > 0) keepIndicators(given)
    else void needIndicators()
  }, [given])
  return given.length > 0 ? given : kept
}
