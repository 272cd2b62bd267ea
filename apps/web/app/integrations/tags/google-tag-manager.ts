import type { Consent } from "../consent/consent-cookie.ts"
import type { Tags } from "./tag-event.ts"

type Grant = "granted" | "denied"

const grant = (isGranted: boolean): Grant => (isGranted ? "granted" : "denied")

/** Consent Mode's default before a choice: only necessary storage is granted. */
const consentDefault = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
  functionality_storage: "granted",
  security_storage: "granted",
  /** Milliseconds that tags wait for a choice made earlier. */
  wait_for_update: 500,
} as const

function consentUpdate({ measurement, ads }: Pick<Consent, "measurement" | "ads">) {
  return {
    ad_storage: grant(ads),
    ad_user_data: grant(ads),
    ad_personalization: grant(ads),
    analytics_storage: grant(measurement),
  }
}

declare global {
  interface Window {
    /** Queue that the tags read, in order. */
    dataLayer?: unknown[] | undefined
  }
}

function dataLayer(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}

/** Sends a command to Google's tags, which only recognise an `arguments` object, not an array. */
function gtag(..._order: [command: string, ...rest: unknown[]]): void {
  dataLayer().push(arguments)
}

/** Cookies that Google's tags set on our site, by purpose. */
const kinds = { measurement: /^(_ga|_gid|_gat)/, ads: /^_gcl/ }

/** Every domain for which a page of this host may set a cookie, and no domain at all. */
function domains(): string[] {
  const labels = location.hostname.split(".")
  return ["", ...labels.map((_, place) => `; domain=${labels.slice(place).join(".")}`)]
}

/** Deletes the tags' cookies of a purpose once it is refused. */
function dropGoogleCookies(kind: keyof typeof kinds): void {
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=")[0] ?? "")
  for (const name of names.filter((one) => kinds[kind].test(one))) {
    for (const domain of domains()) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}

type Container = { id: string; url: string }

/** Loads the container's script. The CSP trusts it because a trusted script inserts it. */
function insertScript({ id, url }: Container): void {
  const script = document.createElement("script")
  script.async = true
  script.src = `${url}/gtm.js?${new URLSearchParams({ id })}`
  document.head.append(script)
}

/**
 * Google Tag Manager in Consent Mode. Its script is loaded once, when measuring or advertising is
 * granted; a later refusal is passed on to it, and the next page load omits the script.
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
    push: (event) => {
      // Resets the data of the previous event, which would otherwise be merged into this one.
      if ("ecommerce" in event) dataLayer().push({ ecommerce: null })
      dataLayer().push(event)
    },
  }
}
