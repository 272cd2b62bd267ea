import type { Consent } from "../consent/consent-cookie.ts"
import { consentDefault, consentUpdate } from "./consent-mode.ts"
import { dataLayer, gtag } from "./data-layer.ts"
import { dropGoogleCookies } from "./google-cookie.ts"
import type { Tags } from "./tags.ts"

type Container = { id: string; url: string }

/** Fetches the container's script. The page's policy trusts it because a trusted script brings it. */
function insertScript({ id, url }: Container): void {
  const script = document.createElement("script")
  script.async = true
  script.src = `${url}/gtm.js?${new URLSearchParams({ id })}`
  document.head.append(script)
}

/**
 * Google Tag Manager in Consent Mode. Its script is fetched once, when measuring or advertising is
 * granted; a later refusal is told to it, and the next page goes without.
 */
export function openGoogleTagManager(container: Container): Tags {
  let isLoaded = false
  gtag("consent", "default", consentDefault)
  gtag("set", "ads_data_redaction", true)
  return {
    follow: (consent: Consent) => {
      gtag("consent", "update", consentUpdate(consent))
      if (!consent.measurement) dropGoogleCookies("measurement")
      if (!consent.ads) dropGoogleCookies("ads")
      if (isLoaded || !(consent.measurement || consent.ads)) return
      isLoaded = true
      dataLayer().push({ event: "gtm.js", "gtm.start": Date.now() })
      insertScript(container)
    },
    tell: (event) => {
      // What an event does not name must not be that of the one before.
      if ("ecommerce" in event) dataLayer().push({ ecommerce: null })
      dataLayer().push(event)
    },
  }
}
