import type { Consent } from "../../integrations/consent/consent-cookie.ts"
import type { IntegrationSettings } from "../../integrations/integration-settings.ts"

/** The parts of the consent that something is switched on for. */
export function consentParts(settings: IntegrationSettings): (keyof Consent)[] {
  return [
    ...(settings.tags === null ? [] : (["measurement", "ads"] as const)),
    ...(settings.recording ? (["recording"] as const) : []),
    ...(settings.botCheck === null ? [] : (["protection"] as const)),
  ]
}
