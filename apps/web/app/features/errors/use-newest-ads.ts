import type { Ad } from "@wara/contract/ad"
import { paths } from "@wara/domain/site/paths"
import { useEffect, useState } from "react"

/** The ads of an error page; fetched when the error came without. A failure means none. */
export function useNewestAds(known: Ad[] | null): Ad[] {
  const [ads, setAds] = useState<Ad[]>([])
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
