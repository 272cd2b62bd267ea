import type { TokenRequest } from "./token-request.ts"

declare global {
  interface Window {
    /** What Cloudflare's script leaves in the page. */
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
  /** Nothing happens before it is asked for. */
  execution: "execute"
  /** Nothing is shown to who need not do anything. */
  appearance: "interaction-only"
  callback: (token: string) => void
  /** True: nothing is written to the console. */
  "error-callback": (code: string) => boolean
}

/** A token of Turnstile; its widget lives as long as somebody waits for it. */
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
