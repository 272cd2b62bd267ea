import { findCookie } from "../../browser/script-cookies.ts"

/** The choice is stored for a year [S4.9]. */
export const consentCookieName = "site-cookies-accepted"

/** The purposes that a user grants to third parties; everything is refused by default. */
export type Consent = {
  /** Counting visits and conversions. */
  measurement: boolean
  /** Measuring and showing advertisements on other sites. */
  ads: boolean
  /** Recording interactions on the page, with all typed text masked. */
  recording: boolean
  /** The bot-check provider's script. */
  protection: boolean
}

export type ConsentPart = keyof Consent

export type ConsentAnswer = {
  granted: Consent
  /** The purposes that the notice showed: purposes that are enabled later are asked about then. */
  asked: readonly ConsentPart[]
}

export const everything: Consent = {
  measurement: true,
  ads: true,
  recording: true,
  protection: true,
}

export const nothing: Consent = {
  measurement: false,
  ads: false,
  recording: false,
  protection: false,
}

export const consentParts = ["measurement", "ads", "recording", "protection"] as const

const refused = (part: ConsentPart) => `no-${part}`

/** The cookie value: each purpose that was asked about, refused ones with the prefix "no-". */
export function formatConsent({ granted, asked }: ConsentAnswer): string {
  const words = consentParts
    .filter((part) => asked.includes(part))
    .map((part) => (granted[part] ? part : refused(part)))
  return words.join(".") || "necessary"
}

/** The answer in these cookies; null when there is none. */
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
