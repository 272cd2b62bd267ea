import { askRecaptcha } from "./recaptcha.ts"
import type { TokenRequest } from "./token-request.ts"
import { askTurnstile } from "./turnstile.ts"

type Provider = {
  name: string
  /** Query parameters of the script's URL. */
  query: (siteKey: string) => Record<string, string>
  /** Requests a fresh token; the script is loaded by then. */
  ask: (request: TokenRequest) => Promise<string>
}

export const providers: { recaptcha: Provider; turnstile: Provider } = {
  recaptcha: { name: "reCAPTCHA", query: (render) => ({ render }), ask: askRecaptcha },
  turnstile: { name: "Turnstile", query: () => ({ render: "explicit" }), ask: askTurnstile },
}
