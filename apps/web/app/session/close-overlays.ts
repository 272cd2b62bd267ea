import { useEffect } from "react"
import { useLocation } from "react-router"
import { closeOverlays } from "./interface-state.ts"

/** The visit that this tab shows; layouts come and go, an error page among them, and this stays. */
let shown: string | null = null

/** Going anywhere closes what was open; a page that is loaded again keeps it. */
export function useClosingOverlays(): void {
  const { key: visit } = useLocation()
  useEffect(() => {
    if (shown !== null && shown !== visit) closeOverlays()
    shown = visit
  }, [visit])
}
