import { useEffect } from "react"
import { useLocation } from "react-router"
import { loadQuietly } from "../../../browser/reload/reload.ts"
import { scrollKey } from "../../../browser/scroll-key.ts"
import type { ShownList } from "./last-list-store.ts"

/** Stores the list that is shown, for the pages of its ads; what does so follows the list. */
export function useStoredList({ search, heading, isLeast, total, ads }: ShownList): void {
  const key = scrollKey(useLocation())
  useEffect(() => {
    loadQuietly(() => import("./last-list-store.ts")).then(
      ({ storeShown }) => storeShown({ search, heading, isLeast, total, ads }, key),
      () => undefined,
    )
  }, [search, heading, isLeast, total, ads, key])
}
