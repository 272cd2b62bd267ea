/** Sort orders of the ad list. Relevance requires a text; otherwise newest is the default. */
export const adSorts = ["relevance", "newest", "price_asc", "price_desc"] as const

export type AdSort = (typeof adSorts)[number]
