import { findCookie } from "../../session/script-cookies.ts"

/** Remembers the choice for a year (spec §4). */
export const consentCookieName = "site-cookies-accepted"

/** What somebody lets third parties do. Everything is refused until it is granted. */
export type Consent = {
  /** Counting visits and what they lead to. */
  measurement: boolean
  /** Measuring and showing advertisements elsewhere. */
  ads: boolean
  /** Recording what happens on the page, with everything typed hidden. */
  recording: boolean
  /** The provider's script that tells people from robots. */
  protection: boolean
}

/** Accepting everything. */
export const everything: Consent = {
  measurement: true,
  ads: true,
  recording: true,
  protection: true,
}

/** Refusing everything. */
export const nothing: Consent = {
  measurement: false,
  ads: false,
  recording: false,
  protection: false,
}

const parts = ["measurement", "ads", "recording", "protection"] as const

/** The choice as the cookie holds it: the parts that were granted. */
export function formatConsent(consent: Consent): string {
  return parts.filter((part) => consent[part]).join(".") || "none"
}

/** The choice that these cookies hold; null when there is none. */
export function readConsentCookie(cookies: string): Consent | null {
  const granted = findCookie(cookies, consentCookieName)?.split(".")
  if (granted === undefined) return null
  return {
    measurement: granted.includes("measurement"),
    ads: granted.includes("ads"),
    recording: granted.includes("recording"),
    protection: granted.includes("protection"),
  }
}
