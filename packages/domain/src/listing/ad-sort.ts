/** Orders of the ad list (PRODUCT: search). Relevance needs a text; newest is otherwise the default. */
export const adSorts = ["relevance", "newest", "price_asc", "price_desc"] as const

/** An order of the ad list. */
export type AdSort = (typeof adSorts)[number]
