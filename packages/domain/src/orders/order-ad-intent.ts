/** What a paid order does with its ad: submit it for review, renew it, or feature it. */
export const orderAdIntents = ["publish", "renew", "feature"] as const

export type OrderAdIntent = (typeof orderAdIntents)[number]
