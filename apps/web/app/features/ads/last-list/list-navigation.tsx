import { type ReactNode, useEffect } from "react"
import { useStore } from "zustand"
import { loadQuietly } from "../../../browser/reload/reload.ts"
import { useLoaded } from "../../../browser/use-loaded.ts"
import { lastListStore, loadNextPage } from "./last-list-store.ts"
import { findPosition } from "./list-position.ts"

/**
 * Links back to the results and to their other ads, when the ad was found in a list that this
 * browser remembers; otherwise the breadcrumbs only. Most visitors of an ad come from elsewhere, so
 * the links are loaded when there are any; they take the place of the breadcrumbs, so that the
 * layout does not shift.
 */
export function ListNavigation({ slug, crumbs }: { slug: string; crumbs: ReactNode }) {
  const { list, status } = useStore(lastListStore)
  const position = findPosition(list, slug)
  const isAtEnd = position !== null && position.nextPage !== null
  useEffect(() => {
    if (isAtEnd) void loadNextPage()
  }, [isAtEnd])
  const loaded = useLoaded(position !== null, {
    load: () => loadQuietly(() => import("./list-links.tsx")),
  })
  if (position === null || loaded === null) return crumbs
  return <loaded.ListLinks position={position} isLoading={status === "loading"} crumbs={crumbs} />
}
