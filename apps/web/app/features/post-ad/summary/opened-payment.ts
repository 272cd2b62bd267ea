import { tryStorage } from "../../../browser/storage/try-storage.ts"

/** Session storage key of the ad whose payment this tab opened. */
const key = "wara-opened-payment"

/** Records that this tab opens a payment for an ad, to detect a return without a payment. */
export function recordOpenedPayment(ad: number): void {
  tryStorage(() => window.sessionStorage.setItem(key, String(ad)))
}

/** Whether this tab opened the payment of an ad and has not reached its result. */
export function hasOpenedPayment(ad: number | null): boolean {
  return ad !== null && tryStorage(() => window.sessionStorage.getItem(key)) === String(ad)
}

/** Called after the payment's result, or once the return was reported. */
export function forgetOpenedPayment(): void {
  tryStorage(() => window.sessionStorage.removeItem(key))
}
