import { useMatches } from "react-router"

/** Handle of a page that works without the site's scripts, and must not get them. */
export const isStandalone = { isStandalone: true }

/** Whether the page that is drawn stands alone. */
export function useIsStandalone(): boolean {
  return useMatches().some(({ handle }) => handle === isStandalone)
}
