import { onConsent, readConsent } from "../consent/consent.ts"
import type { TagEvent } from "./tag-event.ts"
import type { Tags } from "./tags.ts"
import { noteOrderTold } from "./told-orders.ts"

/** Events that wait at most; whoever never chooses must not fill the memory. */
const mostWaiting = 50

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

  function tellWaiting(): void {
    const consent = readConsent()
    if (tags === null || consent === null) return
    const due = waiting
    waiting = []
    for (const { event, page } of due) {
      if (!consent.measurement || (page !== null && page !== location.pathname)) continue
      if (event.event === "purchase" && !noteOrderTold(event.ecommerce.transaction_id)) continue
      tags.tell(event)
    }
  }

  return {
    /** Tells of something that happened. */
    track: (event: TagEvent): void => {
      const page = readConsent() === null ? location.pathname : null
      waiting = [...waiting, { event, page }].slice(-mostWaiting)
      tellWaiting()
    },
    /** Ties it to tags, in the place of those before; the answer lets go of them. */
    connect: (opened: Tags): (() => void) => {
      letGo()
      tags = opened
      const follow = () => {
        const consent = readConsent()
        if (consent === null) return
        opened.follow(consent)
        tellWaiting()
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
