import { useMatches } from "react-router"

/** Handle of a page that works without the site's scripts and must not load them. */
export const isStandalone = { isStandalone: true }

export function useIsStandalone(): boolean {
  return useMatches().some(({ handle }) => handle === isStandalone)
}
