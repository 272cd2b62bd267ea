import type { Ad } from "@wara/contract/ad"
import { useEffect, useState } from "react"

/**
 * Whether the viewer sells this ad. The server never says so: a page is the same for all users (decision
 * 0023), so the owner's tools take the place of a buyer's once the page runs.
 */
export function useIsOwn({ user }: Pick<Ad, "user">, viewer: object | null): boolean {
  const [isOwn, setOwn] = useState(false)
  const isSeller = viewer !== null && "id" in viewer && viewer.id === user?.id
  useEffect(() => setOwn(isSeller), [isSeller])
  return isOwn
}
