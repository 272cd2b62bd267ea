import { useSyncExternalStore } from "react"

const query = "(min-width: 64rem)"

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener("change", onChange)
  return () => media.removeEventListener("change", onChange)
}

/**
 * Whether the window has room for two columns, as the style sheet's `lg` has it. Null on the server and
 * until the page is hydrated: then both layouts are there, and the style sheet shows one of them.
 */
export function useIsWide(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => window.matchMedia(query).matches,
    () => null,
  )
}
