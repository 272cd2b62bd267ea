import { useEffect, useState } from "react"
import { forgetOpenedPayment, hasOpenedPayment, type PaymentSubject } from "./opened-payment.ts"

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
