import { useEffect, useSyncExternalStore } from "react"
import type { IntegrationSettings } from "../integration-settings.ts"

/** The bot-check configuration; null when it is off. */
export type BotCheckSettings = IntegrationSettings["botCheck"]

const readers = new Set<() => void>()

let known: BotCheckSettings = null

function subscribe(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}

/** The settings of the page; null until they are set. */
export function readBotCheck(): BotCheckSettings {
  return known
}

export function useBotCheck(settings: BotCheckSettings): void {
  useEffect(() => {
    known = settings
    for (const reader of readers) reader()
  }, [settings])
}

/** The settings for rendering; null on the server, so that pages are the same for everyone. */
export function useBotCheckSettings(): BotCheckSettings {
  return useSyncExternalStore(subscribe, readBotCheck, () => null)
}
