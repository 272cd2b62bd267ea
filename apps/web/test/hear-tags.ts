import { onTestFinished, vi } from "vitest"
import type { TagEvent } from "../app/integrations/tags/tag-event.ts"

/**
 * Collects what tags are told. A tab is tied to them once for all its pages: this begins a new one, in
 * which measuring is granted, and whose modules the test imports afterwards.
 */
export async function hearTags(): Promise<TagEvent[]> {
  vi.resetModules()
  document.cookie = "site-cookies-accepted=measurement; path=/"
  onTestFinished(() => {
    document.cookie = "site-cookies-accepted=; path=/; max-age=0"
    sessionStorage.clear()
    localStorage.clear()
  })
  const { connectTags } = await import("../app/integrations/tags/track.ts")
  const told: TagEvent[] = []
  connectTags(() => ({ follow: () => undefined, tell: (event) => told.push(event) }))
  return told
}
