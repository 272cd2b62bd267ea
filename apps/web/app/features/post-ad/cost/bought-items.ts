import { featuredToBuy, packToBuy } from "../../../integrations/tags/pack-events.ts"
import type { AdCost } from "./ad-cost.ts"

/** Items to buy in order to publish an ad; empty when the available credits are enough. */
export function boughtItems(cost: AdCost | null, featuredPrice: number) {
  return [
    ...(cost?.pack ? [packToBuy(cost.pack)] : []),
    ...(cost?.featured === "purchase" ? [featuredToBuy(featuredPrice)] : []),
  ]
}
