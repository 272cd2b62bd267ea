import { paths } from "@wara/domain/site/paths"
import { useEffect, useState } from "react"
import type { OfferedAd } from "./page-error.ts"

/** The ads of an error page; fetched when the error came without. A failure means none. */
export function useNewestAds(known: OfferedAd[] | null): OfferedAd[] {
  const [ads, setAds] = useState<OfferedAd[]>([])
  useEffect(() => {
    if (known !== null) return
    const controller = new AbortController()
    fetch(paths.newestAds, { signal: controller.signal })
      .then((response) => (response.ok ? response.json() : []))
      .then(setAds)
      .catch(() => {})
    return () => controller.abort()
  }, [known])
  return known ?? ads
}
