import { config } from "../config.server.ts"
import type { IntegrationSettings } from "./integration-settings.ts"

/** The integrations that are enabled by configuration. All values are public. */
export const integrationSettings: IntegrationSettings = {
  tags: config.tags,
  errors: config.errorsDsn !== null,
  botCheck: config.botCheck,
  recording: config.recording,
  offlinePage: config.offlinePage,
}
