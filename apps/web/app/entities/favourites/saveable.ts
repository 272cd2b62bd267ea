import type { Ad } from "@wara/contract/ad"

/** What is needed of an ad to save it. */
export type Saveable = Pick<Ad, "id" | "name" | "price" | "currency">
