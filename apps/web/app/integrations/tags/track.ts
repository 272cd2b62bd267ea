import { useEffect, useRef } from "react"
import type { TagEvent } from "./tag-event.ts"
import { createTracker } from "./tracker.ts"

/** The tracker that all pages share; pages do not depend on whether tags are connected. */
export const { track, connect: connectTags } = createTracker()

/** Tracks an event when it is shown, once per `key`; null tracks nothing yet. */
export function useTrack(key: string, event: TagEvent | null): void {
  const lastKey = useRef("")
  useEffect(() => {
    if (event === null || lastKey.current === key) return
    lastKey.current = key
    track(event)
  })
}
