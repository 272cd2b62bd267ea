import type { Viewer } from "../session/viewer.ts"
import { useBotCheck } from "./bot-check/bot-check-settings.ts"
import { useErrorReports } from "./errors/use-error-reports.ts"
import type { IntegrationSettings } from "./integration-settings.ts"
import { useOfflinePage } from "./offline/use-offline-page.ts"
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
