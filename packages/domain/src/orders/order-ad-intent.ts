/** What a paid order does with its ad: send it to review, lengthen its life, or feature it. */
export const orderAdIntents = ["publish", "renew", "feature"] as const

/** What a paid order does with its ad. */
export type OrderAdIntent = (typeof orderAdIntents)[number]
