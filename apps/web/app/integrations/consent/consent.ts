import { useSyncExternalStore } from "react"
import {
  type Consent,
  formatConsent,
  consentCookieName as name,
  readConsentCookie,
} from "./consent-cookie.ts"

/** A year, in seconds. */
const lifetime = 31_536_000

const readers = new Set<() => void>()

let known: { cookies: string; consent: Consent | null } = { cookies: "", consent: null }

/** What somebody in this browser chose; null when they have not chosen. */
export function readConsent(): Consent | null {
  // The same object as long as nothing changes: it is asked for at every drawing.
  if (document.cookie !== known.cookies) {
    known = { cookies: document.cookie, consent: readConsentCookie(document.cookie, name) }
  }
  return known.consent
}

/** Keeps the choice and tells everything that waits for it. */
export function chooseConsent(consent: Consent): void {
  const secure = window.location.protocol === "https:" ? "; secure" : ""
  const value = formatConsent(consent)
  document.cookie = `${name}=${value}; path=/; max-age=${lifetime}; samesite=lax${secure}`
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
