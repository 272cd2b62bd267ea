import { paths } from "@wara/domain/site/paths"
import { useEffect, useState } from "react"
import { getJson } from "../../ui/http/get-json.ts"
import type { OfferedAd } from "./page-error.ts"

/** The ads of an error page; fetched when the error came without. A failure means none. */
export function useNewestAds(known: OfferedAd[] | null): OfferedAd[] {
  const [ads, setAds] = useState<OfferedAd[]>([])
  useEffect(() => {
    if (known !== null) return
    const controller = new AbortController()
    const { signal } = controller
    getJson(paths.newestAds, { signal })
      .then((found) => !signal.aborted && Array.isArray(found) && setAds(found))
      .catch(() => {})
    return () => controller.abort()
  }, [known])
  return known ?? ads
}
