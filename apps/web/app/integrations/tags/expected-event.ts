import { readConsent } from "../consent/consent.ts"
import type { TagEvent } from "./tag-event.ts"
import { track } from "./track.ts"

/** What a form hopes for, and another page, or another load of it, knows to have come true. */
const hopes = {
  signUp: { event: "sign_up", method: "email" },
  email: { event: "login", method: "email" },
  google: { event: "login", method: "google" },
  facebook: { event: "login", method: "facebook" },
  contact: { event: "generate_lead", lead_source: "contact_form" },
} as const satisfies Record<string, TagEvent>

type Hope = keyof typeof hopes

const names: Hope[] = ["signUp", "email", "google", "facebook", "contact"]

/** A newer hope replaces the one before it; whoever writes to us has not come in by it. */
const keys = { entry: "wara-expected-entry", lead: "wara-expected-lead" }

/** Notes, for this tab, what will have happened if that which is being sent succeeds. */
export function expectEvent(hope: Hope): void {
  if (!readConsent()?.measurement) return
  try {
    sessionStorage.setItem(hope === "contact" ? keys.lead : keys.entry, hope)
  } catch {
    // Nobody is told, nothing worse.
  }
}

/** Tells what was expected: somebody is in now, or what they wrote to us has arrived. */
export function tellExpected(occasion: keyof typeof keys): void {
  try {
    const noted = sessionStorage.getItem(keys[occasion])
    sessionStorage.removeItem(keys[occasion])
    const hope = names.find((name) => name === noted)
    if (hope !== undefined) track(hopes[hope])
  } catch {
    // The same.
  }
}
