import { findCookie, keepCookie } from "../../session/script-cookies.ts"

/** Remembers that the promotion was closed (spec §4). */
const name = "site-register-closed"

/** Whether somebody in this browser has closed the promotion. */
export function isPromotionClosed(): boolean {
  return findCookie(document.cookie, name) !== null
}

/** Keeps the promotion away for a year. */
export function keepPromotionClosed(): void {
  keepCookie(name, "1")
}
