import type { ConsentPart } from "../../integrations/consent/consent-cookie.ts"
import type { IntegrationSettings } from "../../integrations/integration-settings.ts"

/** The purposes that an enabled integration needs. */
export function offeredParts(settings: IntegrationSettings): ConsentPart[] {
  return [
    ...(settings.tags === null ? [] : (["measurement", "ads"] as const)),
    ...(settings.recording ? (["recording"] as const) : []),
    ...(settings.botCheck === null ? [] : (["protection"] as const)),
  ]
}
