import { useEffect, useMemo } from "react"
import { useStore } from "zustand"
import { communesStore, needCommunes } from "./communes-store.ts"
import type { Choice } from "./place-choice.ts"

/**
 * The communes of a region: those that came with the page, or else those stored in this browser.
 */
export function useCommunes(region: string, given: { region: string; communes: Choice[] }) {
  const { communes, status } = useStore(communesStore)
  const isGiven = region === given.region && given.communes.length > 0
  const isWanted = region !== "" && !isGiven
  const wanted = isWanted ? region : ""
  useEffect(() => {
    // Also retries after a failure when another region is chosen.
    if (wanted !== "") void needCommunes()
  }, [wanted])
  const known = useMemo(
    () =>
      communes
        .filter((commune) => commune.region.slug === region)
        .map(({ id, name }) => ({ value: String(id), label: name })),
    [communes, region],
  )
  return {
    communes: isGiven ? given.communes : known,
    isLoading: isWanted && known.length === 0 && (status === "idle" || status === "loading"),
    hasFailed: isWanted && status === "error",
  }
}
