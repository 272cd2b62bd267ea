import { readConsent } from "../consent/consent.ts"
import type { EntryMethod, TagEvent } from "./tag-event.ts"
import { track } from "./track.ts"

type Entry = Extract<TagEvent, { method: EntryMethod }>

/**
 * The event that each form expects; providers do not say whether it will be a log-in or a
 * registration.
 */
const entries = {
  signUp: { event: "sign_up", method: "email" },
  email: { event: "login", method: "email" },
  google: { event: "login", method: "google" },
  facebook: { event: "login", method: "facebook" },
} as const satisfies Record<string, Entry>

const entryNames = ["signUp", "email", "google", "facebook"] as const

/** Milliseconds within which an account counts as created by the social log-in. */
const newFor = 120_000

const keys = { entry: "wara-expected-entry", lead: "wara-expected-lead" }

function storeExpected(key: string, hope: string): void {
  if (!readConsent()?.measurement) return
  try {
    sessionStorage.setItem(key, hope)
  } catch {
    // The event is lost; nothing else breaks.
  }
}

function take(key: string): string | null {
  try {
    const hope = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return hope
  } catch {
    return null
  }
}

/** Stores, for this tab, how the user is about to log in; the last attempt counts. */
export function expectEntry(how: keyof typeof entries): void {
  storeExpected(keys.entry, how)
}

/**
 * Tracks a log-in or registration if it was started in this tab; `madeAt` is when the account was
 * created.
 */
export function trackEntry(madeAt: Date): void {
  const hope = take(keys.entry)
  const how = entryNames.find((name) => name === hope)
  if (how === undefined) return
  const entry: Entry = entries[how]
  const isNew = entry.method !== "email" && Date.now() - madeAt.getTime() < newFor
  track(isNew ? { ...entry, event: "sign_up" } : entry)
}

/** Records, for this tab, that a contact message is being sent. */
export function expectLead(): void {
  storeExpected(keys.lead, "contact")
}

/** Tracks the lead after the message has arrived. */
export function trackLead(): void {
  if (take(keys.lead) !== null) track({ event: "generate_lead", lead_source: "contact_form" })
}
