import { useEffect, useSyncExternalStore } from "react"
import type { IntegrationSettings } from "../integration-settings.ts"

/** Who tells people from robots; null when nobody does. */
export type BotCheckSettings = IntegrationSettings["botCheck"]

const readers = new Set<() => void>()

let known: BotCheckSettings = null

function subscribe(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}

/** What the page was told; null until it was. */
export function readBotCheck(): BotCheckSettings {
  return known
}

/** Tells every form of the page who tells people from robots. */
export function useBotCheck(settings: BotCheckSettings): void {
  useEffect(() => {
    known = settings
    for (const reader of readers) reader()
  }, [settings])
}

/** The same for what is drawn; null on the server, so that pages are the same for all. */
export function useBotCheckSettings(): BotCheckSettings {
  return useSyncExternalStore(subscribe, readBotCheck, () => null)
}
