import { useEffect, useRef } from "react"
import { onConsent, readConsent } from "../consent/consent.ts"
import type { TagEvent, Tags } from "./tag-event.ts"

/** Local storage key for the numbers of the tracked orders. */
const key = "wara-told-orders"

/** Maximum of remembered orders; older result pages are not opened again. */
const maxRemembered = 20

/** Fallback for browsers without storage; lasts until the page is closed. */
const remembered = new Set<string>()

function stored(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "[]")
    return Array.isArray(value) ? value.map(String) : []
  } catch {
    return []
  }
}

/** Marks an order as tracked; false when it already was. */
function markOrderReported(order: string): boolean {
  const before = stored()
  if (remembered.has(order) || before.includes(order)) return false
  remembered.add(order)
  try {
    localStorage.setItem(key, JSON.stringify([...before, order].slice(-maxRemembered)))
  } catch {
    // The in-memory set remembers it.
  }
  return true
}

/** Maximum of queued events; a user who never chooses must not fill the memory. */
const maxWaiting = 50

type Waiting = {
  event: TagEvent
  /** The page of an event that happened before a choice; null after a choice. */
  page: string | null
}

/**
 * Connects pages with tags. Events are sent once measuring is granted, and never when it is
 * refused. Before a choice they are queued: when consent is granted, only events of the current
 * page are sent, none of earlier pages.
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
    track: (event: TagEvent): void => {
      const page = readConsent() === null ? location.pathname : null
      waiting = [...waiting, { event, page }].slice(-maxWaiting)
      trackWaiting()
    },
    /** Connects tags, replacing earlier ones; returns the disconnect function. */
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

/** The tracker that all pages share; pages do not depend on whether tags are connected. */
export const { track, connect: connectTags } = createTracker()

/** Tracks an event when it is shown, once per `key`; null tracks nothing yet. */
export function useTrack(key: string, event: TagEvent | null): void {
  const lastKey = useRef("")
  useEffect(() => {
    if (event === null || lastKey.current === key) return
    lastKey.current = key
    track(event)
  })
}
