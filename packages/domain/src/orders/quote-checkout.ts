import type { Checkout } from "./checkout-schema.ts"
import { creditsUsed } from "./order.ts"
import { type PackOnSale, type Prices, type Quote, quote } from "./quote.ts"
import type { CreditCounts } from "./refunds.ts"

/** The part of a checkout that decides what it costs. */
type CheckoutChoice = Pick<Checkout, "pack" | "placement" | "ad" | "ad_intent" | "feature_ad">

const nothing = { publication: false, featured: false }

/**
 * What a checkout costs and which credits remain. An ad that it pays for uses its credits at once;
 * without one they are only bought.
 */
export function quoteCheckout<Pack extends PackOnSale>(
  { pack, placement, ad, ad_intent, feature_ad }: CheckoutChoice,
  prices: Prices<Pack>,
  credits: CreditCounts,
): Quote<Pack> {
  return quote(
    {
      pack,
      placement: placement ? "buy" : "none",
      uses: ad === null ? nothing : creditsUsed({ ad_intent, feature_ad }),
    },
    prices,
    credits,
  )
}
