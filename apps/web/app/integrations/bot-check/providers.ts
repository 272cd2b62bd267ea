declare global {
  interface Window {
    /** The global that Google's script defines. */
    grecaptcha?: {
      ready: (callback: () => void) => void
      execute: (siteKey: string, options: { action: string }) => PromiseLike<string>
    }
    /** The global that Cloudflare's script defines. */
    turnstile?: {
      render: (container: HTMLElement, options: TurnstileOptions) => string
      execute: (widget: string) => void
      remove: (widget: string) => void
    }
  }
}

type TurnstileOptions = {
  sitekey: string
  action: string
  /** The challenge runs only on demand. */
  execution: "execute"
  /** The widget is only visible when the user has to interact. */
  appearance: "interaction-only"
  callback: (token: string) => void
  /** Returning true suppresses console output. */
  "error-callback": (code: string) => boolean
}

/** The action that a token is requested for, and the signal that aborts the request. */
type TokenRequest = { siteKey: string; action: string; signal: AbortSignal }

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

/** Requests a reCAPTCHA v3 token. */
export async function askRecaptcha({ siteKey, action }: TokenRequest): Promise<string> {
  const { grecaptcha } = window
  if (grecaptcha === undefined) throw new Error("reCAPTCHA failed to load.")
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return grecaptcha.execute(siteKey, { action })
}

/** Requests a Turnstile token; its widget is removed when the request ends. */
function askTurnstile({ siteKey: sitekey, action, signal }: TokenRequest): Promise<string> {
  const { turnstile } = window
  if (turnstile === undefined) return Promise.reject(new Error("Turnstile failed to load."))
  const place = document.body.appendChild(document.createElement("div"))
  return new Promise<string>((resolve, reject) => {
    const widget = turnstile.render(place, {
      sitekey,
      action,
      execution: "execute",
      appearance: "interaction-only",
      callback: resolve,
      "error-callback": (code) => {
        reject(new Error(`Turnstile answered ${code}`))
        return true
      },
    })
    signal.addEventListener("abort", () => {
      turnstile.remove(widget)
      place.remove()
      reject(signal.reason)
    })
    turnstile.execute(widget)
  })
}
