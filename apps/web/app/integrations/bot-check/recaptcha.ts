import type { TokenRequest } from "./token-request.ts"

declare global {
  interface Window {
    /** The global that Google's script defines. */
    grecaptcha?: {
      ready: (callback: () => void) => void
      execute: (siteKey: string, options: { action: string }) => PromiseLike<string>
    }
  }
}

/** Requests a reCAPTCHA v3 token. */
export async function askRecaptcha({ siteKey, action }: TokenRequest): Promise<string> {
  const { grecaptcha } = window
  if (grecaptcha === undefined) throw new Error("reCAPTCHA failed to load.")
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return grecaptcha.execute(siteKey, { action })
}
