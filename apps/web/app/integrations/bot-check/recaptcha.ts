import type { TokenRequest } from "./token-request.ts"

declare global {
  interface Window {
    /** What Google's script leaves in the page. */
    grecaptcha?: {
      ready: (callback: () => void) => void
      execute: (siteKey: string, options: { action: string }) => PromiseLike<string>
    }
  }
}

/** A token of reCAPTCHA v3. */
export async function askRecaptcha({ siteKey, action }: TokenRequest): Promise<string> {
  const { grecaptcha } = window
  if (grecaptcha === undefined) throw new Error("reCAPTCHA failed to load.")
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return grecaptcha.execute(siteKey, { action })
}
