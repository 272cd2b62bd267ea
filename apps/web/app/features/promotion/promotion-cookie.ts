/** Remembers that the promotion was closed (spec §4). Scripts read it, so that pages stay the same for all. */
const name = "site-register-closed"

/** A year, in seconds. */
const lifetime = 31_536_000

/** Whether somebody in this browser has closed the promotion. */
export function isPromotionClosed(): boolean {
  return document.cookie.split("; ").some((cookie) => cookie.startsWith(`${name}=`))
}

/** Keeps the promotion away for a year. */
export function keepPromotionClosed(): void {
  const secure = window.location.protocol === "https:" ? "; secure" : ""
  // The Cookie Store is there on https only, and in new browsers.
  document.cookie = `${name}=1; path=/; max-age=${lifetime}; samesite=lax${secure}`
}
