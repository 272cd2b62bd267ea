import type { Viewer } from "../session/viewer.ts"
import type { IntegrationSettings } from "./integration-settings.ts"

/** Starts what is switched on, once the page has come to rest and as far as somebody consented. */
export function Integrations(_props: { settings: IntegrationSettings; viewer: Viewer | null }) {
  return null
}
