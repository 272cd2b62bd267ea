import { paths } from "@wara/domain/site/paths"
import { useEffect } from "react"
import { whenIdle } from "../browser/when-idle.ts"
import type { Viewer } from "../session/viewer.ts"
import { useBotCheck } from "./bot-check/bot-settings.ts"
import { useErrorReports } from "./errors/recorded-errors.ts"
import type { IntegrationSettings } from "./integration-settings.ts"
import { useRecording } from "./recording/use-recording.ts"
import { useTags } from "./tags/use-tags.ts"

type Props = { settings: IntegrationSettings; viewer: Viewer | null }

/** Starts the enabled integrations once the page is idle, as far as the user has consented. */
export function Integrations({ settings, viewer }: Props) {
  useErrorReports(settings.errors)
  useTags(settings.tags, viewer)
  useBotCheck(settings.botCheck)
  useRecording(settings.recording, viewer?.id ?? null)
  useOfflinePage(settings.offlinePage)
  return null
}

/**
 * Registers the service worker of the offline page. Where it is disabled, an installed worker
 * unregisters itself.
 */
export function useOfflinePage(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !("serviceWorker" in navigator)) return
    // Browsers without service workers, such as private windows, are ignored.
    const register = () => navigator.serviceWorker.register(paths.serviceWorker)
    return whenIdle(() => void register().catch(() => undefined))
  }, [isOn])
}
