import type { TokenRequest } from "./token-request.ts"

declare global {
  interface Window {
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

/** Requests a Turnstile token; its widget is removed when the request ends. */
export function askTurnstile({ siteKey: sitekey, action, signal }: TokenRequest): Promise<string> {
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
