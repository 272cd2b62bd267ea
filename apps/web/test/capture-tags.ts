import { onTestFinished } from "vitest"
import type { TagEvent } from "../app/integrations/tags/tag-event.ts"
import { connectTags } from "../app/integrations/tags/track.ts"

/** Collects analytics events during a test, in a tab with consent to measurement. */
export function captureTags(): TagEvent[] {
  document.cookie = "site-cookies-accepted=measurement; path=/"
  const events: TagEvent[] = []
  const disconnect = connectTags({ follow: () => undefined, push: (event) => events.push(event) })
  // Discards the queue of earlier pages.
  events.length = 0
  onTestFinished(() => {
    disconnect()
    document.cookie = "site-cookies-accepted=; path=/; max-age=0"
    sessionStorage.clear()
    localStorage.clear()
  })
  return events
}
