import { useSyncExternalStore } from "react"

const query = "(min-width: 64rem)"

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener("change", onChange)
  return () => media.removeEventListener("change", onChange)
}

/**
 * Whether the window has room for two columns, as the stylesheet's `lg`. Null on the server and
 * until hydration: then both layouts are rendered, and the stylesheet shows one of them.
 */
export function useIsWide(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => window.matchMedia(query).matches,
    () => null,
  )
}
