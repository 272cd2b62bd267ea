import { featuredToBuy, packToBuy } from "../../../integrations/tags/pack-events.ts"
import type { AdCost } from "./ad-cost.ts"

/** What publishing an ad buys; nothing when credits at hand are enough. */
export function boughtItems(cost: AdCost | null, featuredPrice: number) {
  return [
    ...(cost?.pack ? [packToBuy(cost.pack)] : []),
    ...(cost?.featured === "purchase" ? [featuredToBuy(featuredPrice)] : []),
  ]
}
