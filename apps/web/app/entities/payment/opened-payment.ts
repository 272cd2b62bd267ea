import { tryStorage } from "../../browser/storage/try-storage.ts"

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
