import {
  type AdSignal,
  adSignalsPath,
  printedCodeFragment,
  signalBatchLimits,
} from "@wara/domain/figures/ad-signal"
import { adListPath } from "@wara/domain/site/ad-list-path"

/** Milliseconds for which signals wait for others of the same page. */
const waitMs = 5_000

/** Share of a card that is on the screen when it counts as seen. */
const seenShare = 0.5

/** Signals that this tab reported already. */
const known = new Set<string>()

let waiting: [AdSignal, string][] = []
let timer = 0
let cards: IntersectionObserver | null = null

const start = `${adListPath}/`

/** The link that only the ways to share an ad have: to WhatsApp, without a number. */
const shareLink = ':scope > a[href^="https://wa.me/?"]'

/** The slug of an ad's address; empty for any other. */
function slugOf(path: string): string {
  const slug = path.startsWith(start) ? path.slice(start.length) : ""
  return /^[a-z0-9-]{1,200}$/.test(slug) ? slug : ""
}

const pageSlug = (): string => slugOf(location.pathname)

/** Whether the browser asks not to be tracked, or a program drives it. */
function isUncounted(): boolean {
  const { doNotTrack, webdriver } = navigator
  const refuses = "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true
  return webdriver || doNotTrack === "1" || refuses || !("IntersectionObserver" in window)
}

function report(kind: AdSignal, slug: string): void {
  const key = `${kind} ${slug}`
  if (slug === "" || known.has(key)) return
  known.add(key)
  waiting.push([kind, slug])
  if (waiting.length >= signalBatchLimits.ads) send()
  else if (timer === 0) timer = window.setTimeout(send, waitMs)
}

/** Sends what waits; also when the page is left, which a beacon survives. */
function send(): void {
  window.clearTimeout(timer)
  timer = 0
  if (waiting.length === 0) return
  const data: Partial<Record<AdSignal, string[]>> = {}
  for (const [kind, slug] of waiting) data[kind] = [...(data[kind] ?? []), slug]
  waiting = []
  const body = new Blob([JSON.stringify({ data })], { type: "application/json" })
  navigator.sendBeacon?.(adSignalsPath, body)
}

/** Watches the cards of the page, also those that are added to it later. */
function watchCards(): IntersectionObserver {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        seen.unobserve(target)
        const link = target.querySelector<HTMLAnchorElement>(`h3 a[href^="${start}"]`)
        report("list_view", slugOf(link?.pathname ?? ""))
      }
    },
    { threshold: seenShare },
  )
  new MutationObserver(observeCards).observe(document.body, { childList: true, subtree: true })
  document.addEventListener("click", reportPress, { capture: true })
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") send()
  })
  window.addEventListener("pagehide", send)
  return seen
}

const observed = new WeakSet<Element>()

function observeCards(): void {
  for (const card of document.querySelectorAll("main article")) {
    if (observed.has(card)) continue
    observed.add(card)
    cards?.observe(card)
  }
}

/** Calls and shares of an ad, from its own page. */
function reportPress({ target }: Event): void {
  const pressed = target instanceof Element ? target.closest("a, button") : null
  if (pressed === null) return
  if (pressed.parentElement?.querySelector(shareLink) != null) report("share", pageSlug())
  if (pressed.matches('a[href^="tel:"]')) report("call", pageSlug())
}

/**
 * Counts the page that is shown [B10.70]: the ad that it is about, and its cards as they come into
 * view. Repeating it counts nothing again.
 */
export function countPage(): void {
  if (isUncounted()) return
  if (document.visibilityState === "hidden") {
    document.addEventListener("visibilitychange", countPage, { once: true })
    return
  }
  if (cards === null) cards = watchCards()
  observeCards()
  report("view", pageSlug())
  if (location.hash === `#${printedCodeFragment}`) report("qr", pageSlug())
}
