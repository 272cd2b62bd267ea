import { useSyncExternalStore } from "react"
import { whenIdle } from "../../browser/when-idle.ts"
import type { Saveable } from "./saveable.ts"

type Hearts = typeof import("./heart.tsx")

let hearts: Hearts | null = null
let isAsked = false
const listeners = new Set<() => void>()

/** Loads the hearts of all cards at once, when the page rests: pages are the same without them. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!isAsked) {
    isAsked = true
    whenIdle(() => {
      import("./heart.tsx").then(
        (loaded) => {
          hearts = loaded
          for (const inform of listeners) inform()
        },
        () => {
          isAsked = false
        },
      )
    })
  }
  return () => listeners.delete(listener)
}

const loadedHearts = () => hearts
const noHearts = () => null

/** Cards know of their viewer only that there is one; the site's has a number. */
const idOf = (viewer: object | null): number | null =>
  viewer !== null && "id" in viewer && typeof viewer.id === "number" ? viewer.id : null

/** Where the heart of an ad appears; empty on the server, so that a page is the same for all. */
export function HeartSlot(props: {
  ad: Saveable
  viewer: object | null
  isWide?: boolean
  className?: string
}) {
  const loaded = useSyncExternalStore(subscribe, loadedHearts, noHearts)
  const { ad, viewer, isWide = false, className = "" } = props
  // The wide button keeps its place free, so that nothing moves when it appears.
  if (loaded === null) return isWide ? <div className={`min-h-12 ${className}`} /> : null
  return (
    <div className={`print:hidden ${className}`}>
      <loaded.default ad={ad} viewerId={idOf(viewer)} isWide={isWide} />
    </div>
  )
}
