import { config } from "../config.server.ts"
import type { IntegrationSettings } from "./integration-settings.ts"

/** What the configuration switches on. Everything here is public. */
export const integrationSettings: IntegrationSettings = {
  tags: config.tags,
  errors: config.errorsDsn !== null,
  botCheck: config.botCheck,
  recording: config.recording,
  offlinePage: config.offlinePage,
}
