import { paths } from "@wara/domain/site/paths"
import { useEffect, useState } from "react"
import type { Choice } from "./place-choice.ts"

type Known = { region: string; communes: Choice[]; failed: boolean }

/** The communes of a region: those that came with the page, or else fetched as the region changes. */
export function useCommunes(region: string, given: { region: string; communes: Choice[] }) {
  const [known, setKnown] = useState<Known>({ ...given, failed: false })
  const isKnown = region === "" || region === known.region
  useEffect(() => {
    if (isKnown) return
    const controller = new AbortController()
    const { signal } = controller
    fetch(`${paths.communesOfRegion}?${new URLSearchParams({ region })}`, { signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(response.status)))
      .then((communes: Choice[]) => setKnown({ region, communes, failed: false }))
      .catch(() => signal.aborted || setKnown({ region, communes: [], failed: true }))
    return () => controller.abort()
  }, [region, isKnown])
  return {
    communes: isKnown && region !== "" ? known.communes : [],
    isLoading: !isKnown,
    hasFailed: isKnown && region !== "" && known.failed,
  }
}
