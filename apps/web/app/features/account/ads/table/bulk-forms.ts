import type { BulkAdAction, BulkAdResult, OwnAd } from "@wara/contract/own-ad"

export const bulkFormId = "bulk-ads"

/** Field names of the bulk action form; `ads` is repeated for each selected ad. */
export const bulkFields = { action: "bulk", ads: "ads", key: "key" } as const

/** Result of a bulk action that was refused for some ads. */
export type BulkOutcome = { action: BulkAdAction; results: BulkAdResult[] }

export function isBulkPossible({ can }: Pick<OwnAd, "can">, action: BulkAdAction): boolean {
  return action === "renew" ? can.renew : can.deactivate
}

export function isChoosable({ can }: Pick<OwnAd, "can">): boolean {
  return can.renew || can.deactivate
}
