import { askRecaptcha } from "./recaptcha.ts"
import type { TokenRequest } from "./token-request.ts"
import { askTurnstile } from "./turnstile.ts"

type Provider = {
  name: string
  /** What its script is told by its address. */
  query: (siteKey: string) => Record<string, string>
  /** A fresh token, once the script is there. */
  ask: (wish: TokenRequest) => Promise<string>
}

/** Each provider's way of giving tokens. */
export const providers: { recaptcha: Provider; turnstile: Provider } = {
  recaptcha: { name: "reCAPTCHA", query: (render) => ({ render }), ask: askRecaptcha },
  turnstile: { name: "Turnstile", query: () => ({ render: "explicit" }), ask: askTurnstile },
}
