import { readConsent } from "../consent/consent.ts"
import type { EntryMethod, TagEvent } from "./tag-event.ts"
import { track } from "./track.ts"

type Entry = Extract<TagEvent, { method: EntryMethod }>

/** What a form of coming in hopes for; providers do not say which of the two it will be. */
const entries = {
  signUp: { event: "sign_up", method: "email" },
  email: { event: "login", method: "email" },
  google: { event: "login", method: "google" },
  facebook: { event: "login", method: "facebook" },
} as const satisfies Record<string, Entry>

const entryNames = ["signUp", "email", "google", "facebook"] as const

/** Milliseconds within which an account that a provider's log-in opens was made by it. */
const newFor = 120_000

const keys = { entry: "wara-expected-entry", lead: "wara-expected-lead" }

function note(key: string, hope: string): void {
  if (!readConsent()?.measurement) return
  try {
    sessionStorage.setItem(key, hope)
  } catch {
    // Nobody is told, nothing worse.
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

/** Notes, for this tab, how somebody is about to come in; what was tried last counts. */
export function expectEntry(how: keyof typeof entries): void {
  note(keys.entry, how)
}

/** Somebody is in, with an account made at that time: tells how, if it happened in this tab. */
export function trackEntry(madeAt: Date): void {
  const hope = take(keys.entry)
  const how = entryNames.find((name) => name === hope)
  if (how === undefined) return
  const entry: Entry = entries[how]
  const isNew = entry.method !== "email" && Date.now() - madeAt.getTime() < newFor
  track(isNew ? { ...entry, event: "sign_up" } : entry)
}

/** Notes, for this tab, that a message is being sent to us. */
export function expectLead(): void {
  note(keys.lead, "contact")
}

/** The message has arrived. */
export function trackLead(): void {
  if (take(keys.lead) !== null) track({ event: "generate_lead", lead_source: "contact_form" })
}
