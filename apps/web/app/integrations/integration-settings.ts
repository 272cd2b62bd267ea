/** What of the outside world is switched on, as browsers know it; null or false is off (spec §1). */
export type IntegrationSettings = {
  /** Google Tag Manager: its container and where its script is. */
  tags: { id: string; url: string } | null
  /** Whether errors are reported. */
  errors: boolean
  /** Who tells people from robots. */
  botCheck: { provider: "recaptcha" | "turnstile"; siteKey: string; scriptUrl: string } | null
  /** Whether visits are recorded of those who consent. */
  recording: boolean
  /** Whether browsers keep the page that they show without a connection. */
  offlinePage: boolean
}

/** Everything switched off. */
export const noIntegrations: IntegrationSettings = {
  tags: null,
  errors: false,
  botCheck: null,
  recording: false,
  offlinePage: false,
}
