import { DomainError } from "@wara/domain/errors"
import type { Checkout } from "@wara/domain/orders/checkout-schema"
import { checkoutTexts } from "@wara/domain/orders/order-texts"
import type { Quote } from "@wara/domain/orders/quote"
import { quoteCheckout } from "@wara/domain/orders/quote-checkout"
import type { Database } from "../../../database/database.ts"
import { countCredits } from "../../credits/use-cases/count-credits.ts"
import { readPrices } from "./read-prices.ts"

/**
 * The items and the total of a checkout at current prices. Throws ValidationError for a pack that
 * is not on sale, and when the items are not enough for the ad that is paid for; ConflictError when
 * the total is not the one that the buyer was shown.
 */
export async function quoteAtCurrentPrices(
  database: Database,
  ownerId: number,
  checkout: Checkout,
): Promise<Quote> {
  // Without an ad nothing is used at once, so the buyer's credits do not matter.
  const credits =
    checkout.ad === null ? { publication: 0, featured: 0 } : await countCredits(database, ownerId)
  const quoted = quoteCheckout(checkout, await readPrices(database), credits)
  if (quoted.shortOf !== null) throw shortage(checkout, quoted.shortOf)
  if (quoted.total.gross !== checkout.total) throw totalChanged(quoted.total.gross)
  return quoted
}

function shortage({ ad_intent }: Checkout, shortOf: NonNullable<Quote["shortOf"]>): DomainError {
  if (shortOf === "pack") return refusal("pack", checkoutTexts.packGone)
  if (shortOf === "featured") {
    return refusal(
      ad_intent === "feature" ? "placement" : "feature_ad",
      checkoutTexts.adNeedsFeatured,
    )
  }
  const isRenewal = ad_intent === "renew"
  return refusal("pack", isRenewal ? checkoutTexts.renewNeedsCredit : checkoutTexts.adNeedsCredit)
}

function totalChanged(total: number): DomainError {
  return new DomainError("ConflictError", `total: is ${total} now`, [
    { path: ["total"], message: checkoutTexts.totalChanged(total) },
  ])
}

function refusal(field: string, message: string): DomainError {
  return new DomainError("ValidationError", `${field}: cannot be bought in this way`, [
    { path: [field], message },
  ])
}
