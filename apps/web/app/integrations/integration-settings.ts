/**
 * The external integrations that are enabled, as browsers see them; null or false is off [S1.8].
 */
export type IntegrationSettings = {
  /** Google Tag Manager: the container id and the script's URL. */
  tags: { id: string; url: string } | null
  errors: boolean
  botCheck: { provider: "recaptcha" | "turnstile"; siteKey: string; scriptUrl: string } | null
  /** Whether visits of users who consent are recorded. */
  recording: boolean
  /** Whether browsers store the offline page. */
  offlinePage: boolean
}

export const noIntegrations: IntegrationSettings = {
  tags: null,
  errors: false,
  botCheck: null,
  recording: false,
  offlinePage: false,
}
