import { useMatches } from "react-router"

/** Handle of a page that works without the site's scripts, and must not get them. */
export const standsAlone = { standsAlone: true }

/** Whether the page that is drawn stands alone. */
export function useStandsAlone(): boolean {
  return useMatches().some(({ handle }) => handle === standsAlone)
}
