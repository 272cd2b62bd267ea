import { onConsent, readConsent } from "../consent/consent.ts"
import type { TagEvent } from "./tag-event.ts"
import type { Tags } from "./tags.ts"

/** Where local storage keeps the numbers of the orders that were told. */
const key = "wara-told-orders"

/** Orders that are remembered; older result pages are not opened again. */
const kept = 20

/** A browser that stores nothing remembers as long as the page lives. */
const remembered = new Set<string>()

function stored(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "[]")
    return Array.isArray(value) ? value.map(String) : []
  } catch {
    return []
  }
}

/** Notes that an order is told; false when it was already. */
function markOrderReported(order: string): boolean {
  const before = stored()
  if (remembered.has(order) || before.includes(order)) return false
  remembered.add(order)
  try {
    localStorage.setItem(key, JSON.stringify([...before, order].slice(-kept)))
  } catch {
    // The page remembers it.
  }
  return true
}

/** Events that wait at most; whoever never chooses must not fill the memory. */
const maxWaiting = 50

type Waiting = {
  event: TagEvent
  /** The page on which it happened before anybody chose; null after a choice. */
  page: string | null
}

/**
 * Stands between pages and tags. What happens is told once measuring is granted, and never when it is
 * refused. Before a choice it waits: whoever grants it tells of the page they are on, and of none
 * that they saw before.
 */
export function createTracker() {
  let waiting: Waiting[] = []
  let tags: Tags | null = null
  let letGo = () => {}

  function trackWaiting(): void {
    const consent = readConsent()
    if (tags === null || consent === null) return
    const due = waiting
    waiting = []
    for (const { event, page } of due) {
      if (!consent.measurement || (page !== null && page !== location.pathname)) continue
      if (event.event === "purchase" && !markOrderReported(event.ecommerce.transaction_id)) continue
      tags.push(event)
    }
  }

  return {
    /** Tells of something that happened. */
    track: (event: TagEvent): void => {
      const page = readConsent() === null ? location.pathname : null
      waiting = [...waiting, { event, page }].slice(-maxWaiting)
      trackWaiting()
    },
    /** Ties it to tags, in the place of those before; the answer lets go of them. */
    connect: (opened: Tags): (() => void) => {
      letGo()
      tags = opened
      const follow = () => {
        const consent = readConsent()
        if (consent === null) return
        opened.follow(consent)
        trackWaiting()
      }
      const stop = onConsent(follow)
      letGo = () => {
        stop()
        tags = null
      }
      follow()
      return letGo
    },
  }
}
