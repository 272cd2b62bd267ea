import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { chooseConsent } from "../consent/consent.ts"
import { everything, nothing } from "../consent/consent-cookie.ts"
import { openGoogleTagManager } from "./google-tag-manager.ts"
import { beginCheckout, featuredToBuy, purchase } from "./pack-events.ts"
import type { TagEvent } from "./tag-event.ts"
import { createTracker } from "./track.ts"

const container = { id: "GTM-WARA", url: "https://tags.test" }

let disconnect = () => {}

const resetPage = () => {
  document.cookie = "site-cookies-accepted=; path=/; max-age=0"
  for (const script of scripts()) script.remove()
  localStorage.removeItem("wara-told-orders")
  window.dataLayer = undefined
  history.replaceState(null, "", "/")
}
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>("script[src*='gtm.js']")]

/** The data layer's entries: commands as lists, the rest unchanged. */
const layer = () =>
  (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === "[object Arguments]"
      ? Array.from(Object.values(entry ?? {}))
      : entry,
  )
const events = () => layer().filter((entry) => !Array.isArray(entry))

beforeEach(() => {
  resetPage()
  vi.useFakeTimers({ now: 1_000, toFake: ["Date"] })
})
afterEach(() => {
  disconnect()
  vi.useRealTimers()
  resetPage()
})

function open() {
  const tracker = createTracker()
  disconnect = tracker.connect(openGoogleTagManager(container))
  return tracker
}

const logIn: TagEvent = { event: "login", method: "email" }
const granted = (state: string) => ({
  ad_storage: state,
  ad_user_data: state,
  ad_personalization: state,
  analytics_storage: state,
})
const defaults = [
  [
    "consent",
    "default",
    {
      ...granted("denied"),
      functionality_storage: "granted",
      security_storage: "granted",
      wait_for_update: 500,
    },
  ],
  ["set", "ads_data_redaction", true],
]

test("everything is denied first, and nothing is fetched before a choice", () => {
  open().track(logIn)
  expect(layer()).toEqual(defaults)
  expect(scripts()).toEqual([])
})

test("[S4.9] accepting grants measurement and ads, loads the container, then tracks the queued events", () => {
  open().track(logIn)
  chooseConsent(everything)
  expect(layer()).toEqual([
    ...defaults,
    ["consent", "update", granted("granted")],
    { event: "gtm.js", "gtm.start": 1_000 },
    logIn,
  ])
  expect(scripts().map(({ src }) => src)).toEqual(["https://tags.test/gtm.js?id=GTM-WARA"])
})

test("refusing fetches and tracks nothing, not even queued events", () => {
  const tracker = open()
  tracker.track(logIn)
  chooseConsent(nothing)
  tracker.track(logIn)
  expect(layer()).toEqual([...defaults, ["consent", "update", granted("denied")]])
  expect(scripts()).toEqual([])
})

test("a stored choice applies from the start", () => {
  chooseConsent({ ...nothing, ads: true })
  open().track(logIn)
  const update = { ...granted("granted"), analytics_storage: "denied" }
  expect(layer()[2]).toEqual(["consent", "update", update])
  expect(scripts()).toHaveLength(1)
  expect(events()).not.toContainEqual(logIn)
})

test("a withdrawal is sent, nothing is tracked after it, and the script is not fetched again", () => {
  const tracker = open()
  chooseConsent(everything)
  chooseConsent(nothing)
  tracker.track(logIn)
  expect(layer().at(-1)).toEqual(["consent", "update", granted("denied")])
  chooseConsent(everything)
  expect(layer().at(-1)).toEqual(["consent", "update", granted("granted")])
  expect(scripts()).toHaveLength(1)
})

test("refusing removes the tags' cookies", () => {
  open()
  chooseConsent(everything)
  for (const name of ["_ga", "_ga_WARA", "_gcl_au", "other"]) document.cookie = `${name}=1; path=/`
  chooseConsent({ ...everything, measurement: false })
  expect(document.cookie).not.toContain("_ga")
  expect(document.cookie).toContain("_gcl_au=1")
  chooseConsent(nothing)
  expect(document.cookie).not.toContain("_gcl")
  expect(document.cookie).toContain("other=1")
  document.cookie = "other=; path=/; max-age=0"
})

test("a late choice tracks the current page, not earlier ones", () => {
  const tracker = open()
  tracker.track({ event: "search", search_term: "grúa" })
  history.replaceState(null, "", "/anuncios/grua")
  tracker.track(logIn)
  chooseConsent(everything)
  expect(events().slice(1)).toEqual([logIn])
})

test("events before the page is idle are tracked then, also those of an earlier page", () => {
  chooseConsent(everything)
  const tracker = createTracker()
  tracker.track(logIn)
  history.replaceState(null, "", "/anuncios")
  disconnect = tracker.connect(openGoogleTagManager(container))
  expect(events()).toContainEqual(logIn)
})

test("each ecommerce event is preceded by a reset, and an order is tracked once, on any page", () => {
  chooseConsent(everything)
  const begun = beginCheckout([featuredToBuy(9_990)])
  const order = {
    state: "paid",
    buy_order: "W-1",
    iva: 1_595,
    items: [{ ...featuredToBuy(9_990), featured: 1, days: 15 }],
  } as const
  const paid = purchase({ ...order, items: [...order.items] })
  const tracker = open()
  for (const event of [begun, paid, paid]) if (event) tracker.track(event)
  disconnect()
  const reloaded = createTracker()
  const unreachable = () => expect.unreachable()
  disconnect = reloaded.connect({ follow: () => undefined, push: unreachable })
  if (paid) reloaded.track(paid)
  expect(events().slice(1)).toEqual([{ ecommerce: null }, begun, { ecommerce: null }, paid])
})
