import { useEffect } from "react"
import { useLocation } from "react-router"
import { closeOverlays } from "./interface-state.ts"

/**
 * The visit shown in this tab; module state, because layouts are unmounted, for example by an error
 * page.
 */
let shown: string | null = null

/** Closes overlays at each navigation; a reload keeps them. */
export function useClosingOverlays(): void {
  const { key: visit } = useLocation()
  useEffect(() => {
    if (shown !== null && shown !== visit) closeOverlays()
    shown = visit
  }, [visit])
}
