import type { BulkAdAction, BulkAdResult, OwnAd } from "@wara/contract/own-ad"

/** Id of the form that the checkboxes of the table belong to. */
export const bulkFormId = "bulk-ads"

/** Names of what the form of a bulk action sends; `ads` once for each chosen ad. */
export const bulkFields = { action: "bulk", ads: "ads", key: "key" } as const

/** What became of a bulk action of which some ads were refused. */
export type BulkOutcome = { action: BulkAdAction; results: BulkAdResult[] }

/** Whether an action would do anything with an ad now. */
export function isBulkPossible({ can }: Pick<OwnAd, "can">, action: BulkAdAction): boolean {
  return action === "renew" ? can.renew : can.deactivate
}

/** Whether any bulk action would do anything with an ad now. */
export function isChoosable({ can }: Pick<OwnAd, "can">): boolean {
  return can.renew || can.deactivate
}
