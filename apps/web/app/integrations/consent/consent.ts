import { useSyncExternalStore } from "react"
import { keepCookie } from "../../session/script-cookies.ts"
import {
  type Consent,
  type ConsentAnswer,
  type ConsentPart,
  consentCookieName,
  consentParts,
  formatConsent,
  readConsentCookie,
} from "./consent-cookie.ts"

const readers = new Set<() => void>()

let known: { cookies: string; answer: ConsentAnswer | null } = { cookies: "", answer: null }

/** The purposes that something is switched on for. */
let offered: readonly ConsentPart[] = []

function readAnswer(): ConsentAnswer | null {
  // The same object as long as nothing changes: it is asked for at every render.
  if (document.cookie !== known.cookies) {
    known = { cookies: document.cookie, answer: readConsentCookie(document.cookie) }
  }
  return known.answer
}

/** What somebody in this browser chose; null when they have not chosen. */
export function readConsent(): Consent | null {
  return readAnswer()?.granted ?? null
}

/** Tells which purposes something is switched on for; the page knows it from its settings. */
export function offerConsent(parts: readonly ConsentPart[]): void {
  offered = parts
}

/** Whether somebody answered about every purpose that is offered. */
export function isConsentAnswered(): boolean {
  const answer = readAnswer()
  return answer !== null && offered.every((part) => answer.asked.includes(part))
}

/** Stores the choice about the purposes that were `asked` and notifies whoever waits for it. */
export function chooseConsent(
  granted: Consent,
  asked: readonly ConsentPart[] = consentParts,
): void {
  keepCookie(consentCookieName, formatConsent({ granted, asked }))
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
