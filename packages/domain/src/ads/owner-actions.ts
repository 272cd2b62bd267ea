import { isEditable } from "./ad-editing.ts"
import { canTransition } from "./ad-lifecycle.ts"
import { isRenewable } from "./ad-renewal.ts"
import type { AdState } from "./ad-state.ts"
import { isResumable } from "./ad-visibility.ts"

/** What an owner may do with an ad now: the buttons of the account. */
export function ownerActions(ad: { state: AdState; expiresAt: Date | null }, now: Date) {
  return {
    edit: isEditable(ad.state),
    renew: isRenewable(ad, now),
    deactivate: canTransition(ad.state, "deactivate", "owner"),
    resume: isResumable(ad, now),
    delete: ad.state === "draft",
    pay: ad.state === "awaiting_payment",
  }
}
