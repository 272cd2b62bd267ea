import { isPartlyFilled } from "@wara/domain/ads/ad-draft"
import { paths } from "@wara/domain/site/paths"
import { useEffect, useRef } from "react"
import { useNavigate } from "react-router"
import type { DraftStore } from "../draft/draft-store.ts"
import type { useOpening } from "../draft/use-opening.ts"

/**
 * Without a local draft there is nothing to show: loads the server's draft, or goes to the form.
 */
export function useDraftOrForm(opening: ReturnType<typeof useOpening>, store: DraftStore): void {
  const navigate = useNavigate()
  const wasSeen = useRef(false)
  useEffect(() => {
    if (wasSeen.current) return
    wasSeen.current = true
    const begin = () => {
      if (!isPartlyFilled(store.getState().draft)) navigate(paths.postAd, { replace: true })
    }
    if (opening.offer !== null) opening.accept(opening.offer).then(begin)
    else begin()
  }, [opening, store, navigate])
}
