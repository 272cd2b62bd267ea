import { useSyncExternalStore } from "react"
import { keepCookie } from "../../session/script-cookies.ts"
import {
  type Consent,
  consentCookieName,
  formatConsent,
  readConsentCookie,
} from "./consent-cookie.ts"

const readers = new Set<() => void>()

let known: { cookies: string; consent: Consent | null } = { cookies: "", consent: null }

/** What somebody in this browser chose; null when they have not chosen. */
export function readConsent(): Consent | null {
  // The same object as long as nothing changes: it is asked for at every drawing.
  if (document.cookie !== known.cookies) {
    known = { cookies: document.cookie, consent: readConsentCookie(document.cookie) }
  }
  return known.consent
}

/** Keeps the choice and tells everything that waits for it. */
export function chooseConsent(consent: Consent): void {
  keepCookie(consentCookieName, formatConsent(consent))
  for (const reader of readers) reader()
}

/** Calls `reader` after each choice in this tab; the answer ends it. */
export function onConsent(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}

/** The choice, as it changes; null before one was made and on the server. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(onConsent, readConsent, () => null)
}
