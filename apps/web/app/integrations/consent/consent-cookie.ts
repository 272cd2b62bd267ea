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

/** One purpose that somebody may allow or refuse. */
export type ConsentPart = keyof Consent

/** An answer to the cookie notice. */
export type ConsentAnswer = {
  granted: Consent
  /** The purposes that the notice showed: one that is switched on later is asked about then. */
  asked: readonly ConsentPart[]
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

/** Every purpose, in the order of the notice. */
export const consentParts = ["measurement", "ads", "recording", "protection"] as const

const refused = (part: ConsentPart) => `no-${part}`

/** The answer as the cookie holds it: each purpose that was asked about, a refused one after "no-". */
export function formatConsent({ granted, asked }: ConsentAnswer): string {
  const words = consentParts
    .filter((part) => asked.includes(part))
    .map((part) => (granted[part] ? part : refused(part)))
  return words.join(".") || "necessary"
}

/** The answer that these cookies hold; null when there is none. */
export function readConsentCookie(cookies: string): ConsentAnswer | null {
  const words = findCookie(cookies, consentCookieName)?.split(".")
  if (words === undefined) return null
  return {
    granted: {
      measurement: words.includes("measurement"),
      ads: words.includes("ads"),
      recording: words.includes("recording"),
      protection: words.includes("protection"),
    },
    asked: consentParts.filter((part) => words.includes(part) || words.includes(refused(part))),
  }
}
