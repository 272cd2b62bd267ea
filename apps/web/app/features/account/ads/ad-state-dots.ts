import type { AdState } from "@wara/domain/ads/ad-state"

/** The colour of an ad's state: amber when it needs its owner's action, green when public. */
export const adStateDots: Record<AdState, string> = {
  draft: "bg-line-strong",
  awaiting_payment: "bg-warn",
  pending: "bg-sky",
  changes_requested: "bg-warn",
  rejected: "bg-bad",
  active: "bg-ok",
  expired: "bg-warn",
  deactivated: "bg-line-strong",
  banned: "bg-bad",
}
