import { useSyncExternalStore } from "react"
import { useStore } from "zustand"
import { createStore } from "zustand/vanilla"
import { setCookieForYear } from "../../browser/script-cookies.ts"
import type { IntegrationSettings } from "../integration-settings.ts"
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

/** The purposes that are enabled. */
let offered: readonly ConsentPart[] = []

function readAnswer(): ConsentAnswer | null {
  // Returns the same object until something changes, because it is read at every render.
  if (document.cookie !== known.cookies) {
    known = { cookies: document.cookie, answer: readConsentCookie(document.cookie) }
  }
  return known.answer
}

/** The choice made in this browser; null when none was made. */
export function readConsent(): Consent | null {
  return readAnswer()?.granted ?? null
}

/** Sets the purposes that are enabled, from the page's settings. */
export function offerConsent(parts: readonly ConsentPart[]): void {
  offered = parts
}

/** Whether every offered purpose has been answered. */
export function isConsentAnswered(): boolean {
  const answer = readAnswer()
  return answer !== null && offered.every((part) => answer.asked.includes(part))
}

/** Stores the choice for the purposes in `asked` and notifies subscribers. */
export function chooseConsent(
  granted: Consent,
  asked: readonly ConsentPart[] = consentParts,
): void {
  setCookieForYear(consentCookieName, formatConsent({ granted, asked }))
  for (const reader of readers) reader()
}

/** Calls `reader` after each choice in this tab; returns the unsubscribe function. */
export function onConsent(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}

/** The current choice; null before one was made and on the server. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(onConsent, readConsent, () => null)
}

/** The purposes that an enabled integration needs. */
export function offeredParts(settings: IntegrationSettings): ConsentPart[] {
  return [
    ...(settings.tags === null ? [] : (["measurement", "ads"] as const)),
    ...(settings.recording ? (["recording"] as const) : []),
    ...(settings.botCheck === null ? [] : (["protection"] as const)),
  ]
}

/** Why the notice is shown: it appears by itself until it is answered or closed. */
type Notice = "by itself" | "closed" | "opened"

const store = createStore<{ notice: Notice }>()(() => ({ notice: "by itself" }))

/** Opens the notice to change the choice, or closes it until the document is reloaded. */
export function setNotice(notice: Notice): void {
  store.setState({ notice })
}

export function useNotice(): Notice {
  return useStore(store, ({ notice }) => notice)
}

/** Whether the notice is still open or unanswered. */
export function useAsksForCookies(): boolean {
  const isAnswered = useSyncExternalStore(onConsent, isConsentAnswered, () => false)
  return useNotice() === "by itself" && !isAnswered
}
