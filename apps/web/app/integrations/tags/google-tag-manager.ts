import type { Consent } from "../consent/consent-cookie.ts"
import type { Tags } from "./tags.ts"

type Grant = "granted" | "denied"

const grant = (isGranted: boolean): Grant => (isGranted ? "granted" : "denied")

/** What Consent Mode knows before anybody chose: nothing is granted but what pages need (CHILE §6). */
const consentDefault = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
  functionality_storage: "granted",
  security_storage: "granted",
  /** Milliseconds that tags wait for a choice which was made before. */
  wait_for_update: 500,
} as const

/** A choice in Consent Mode's words. */
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
    /** What tags read, in the order in which it was told. */
    dataLayer?: unknown[] | undefined
  }
}

/** The one list between the site and its tags. */
function dataLayer(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}

/** Gives Google's tags an order. They know one by its being an `arguments` object, no array. */
function gtag(..._order: [command: string, ...rest: unknown[]]): void {
  dataLayer().push(arguments)
}

/** Cookies that Google's tags set on our site, by what they are for. */
const kinds = { measurement: /^(_ga|_gid|_gat)/, ads: /^_gcl/ }

/** Every domain on which a page of this host may set a cookie, and none at all. */
function domains(): string[] {
  const labels = location.hostname.split(".")
  return ["", ...labels.map((_, place) => `; domain=${labels.slice(place).join(".")}`)]
}

/** Takes away what tags kept here to know somebody again, once that is refused. */
function dropGoogleCookies(kind: keyof typeof kinds): void {
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=")[0] ?? "")
  for (const name of names.filter((one) => kinds[kind].test(one))) {
    for (const domain of domains()) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}

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
    push: (event) => {
      // What an event does not name must not be that of the one before.
      if ("ecommerce" in event) dataLayer().push({ ecommerce: null })
      dataLayer().push(event)
    },
  }
}
