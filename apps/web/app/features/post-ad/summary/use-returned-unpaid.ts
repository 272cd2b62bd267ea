import { useEffect, useState } from "react"
import { forgetOpenedPayment, hasOpenedPayment } from "./opened-payment.ts"

/**
 * Whether the user returned from the gateway without a payment: by its cancel button, the browser's
 * back button, or a cached page. The page then scrolls to the top, where this is shown.
 */
export function useReturnedUnpaid(ad: number | null): boolean {
  const [isReturned, setIsReturned] = useState(false)
  useEffect(() => {
    const look = () => {
      if (!hasOpenedPayment(ad)) return
      forgetOpenedPayment()
      setIsReturned(true)
    }
    look()
    window.addEventListener("pageshow", look)
    return () => window.removeEventListener("pageshow", look)
  }, [ad])
  useEffect(() => {
    if (!isReturned) return
    // After the browser restored the scroll position, beside the button that leads to the gateway.
    const frame = requestAnimationFrame(() => window.scrollTo({ top: 0, behavior: "instant" }))
    return () => cancelAnimationFrame(frame)
  }, [isReturned])
  return isReturned
}
