import { useEffect, useState } from "react"
import { tryStorage } from "../../browser/storage.ts"

/** Session storage key for the subject whose payment this tab opened. */
const key = "wara-opened-payment"

/** What a payment is for: a draft, by the id of its ad, or credits. */
export type PaymentSubject = number | "credits"

/** Records that this tab goes to the gateway, to detect a return without payment. */
export function recordOpenedPayment(subject: PaymentSubject): void {
  tryStorage(() => window.sessionStorage.setItem(key, String(subject)))
}

/** Whether this tab opened the subject's payment and has not reached its result. */
export function hasOpenedPayment(subject: PaymentSubject | null): boolean {
  const stored = tryStorage(() => window.sessionStorage.getItem(key))
  return subject !== null && stored === String(subject)
}

/** Called once the payment ended or the user was notified of their return. */
export function forgetOpenedPayment(): void {
  tryStorage(() => window.sessionStorage.removeItem(key))
}

/**
 * Whether the user returned from the gateway without a payment: by its cancel button, the browser's
 * back button, or a cached page. The page then scrolls to the top, where this is shown.
 * `reloadsWhenRestored` is for a page that reloads itself when the browser restores it from its cache.
 */
export function useReturnedUnpaid(
  subject: PaymentSubject | null,
  { reloadsWhenRestored = false } = {},
): boolean {
  const [isReturned, setIsReturned] = useState(false)
  useEffect(() => {
    const look = (event?: PageTransitionEvent) => {
      if (!hasOpenedPayment(subject) || (event?.persisted && reloadsWhenRestored)) return
      forgetOpenedPayment()
      setIsReturned(true)
    }
    look()
    window.addEventListener("pageshow", look)
    return () => window.removeEventListener("pageshow", look)
  }, [subject, reloadsWhenRestored])
  useEffect(() => {
    if (!isReturned) return
    // After the browser restored the scroll position, beside the button that leads to the gateway.
    const frame = requestAnimationFrame(() => window.scrollTo({ top: 0, behavior: "instant" }))
    return () => cancelAnimationFrame(frame)
  }, [isReturned])
  return isReturned
}
