import { tryStorage } from "../../../ui/try-storage.ts"

/** Where this tab keeps the number of the ad whose payment it opened. */
const key = "wara-opened-payment"

/** Notes that this tab goes to pay for an ad, to notice a return without a payment. */
export function recordOpenedPayment(ad: number): void {
  tryStorage(() => window.sessionStorage.setItem(key, String(ad)))
}

/** Whether this tab opened the payment of an ad and has not come to its result. */
export function hasOpenedPayment(ad: number | null): boolean {
  return ad !== null && tryStorage(() => window.sessionStorage.getItem(key)) === String(ad)
}

/** After the payment came to its end, or its return was told. */
export function forgetOpenedPayment(): void {
  tryStorage(() => window.sessionStorage.removeItem(key))
}
