import { useEffect, useRef } from "react"
import type { TagEvent } from "./tag-event.ts"
import { createTracker } from "./tracker.ts"

/** What all pages tell. Whether anybody hears it is not their business. */
export const { track, connect: connectTags } = createTracker()

/** Tells an event when it is shown, once for each `key`; null is nothing to tell yet. */
export function useTrack(key: string, event: TagEvent | null): void {
  const told = useRef("")
  useEffect(() => {
    if (event === null || told.current === key) return
    told.current = key
    track(event)
  })
}
