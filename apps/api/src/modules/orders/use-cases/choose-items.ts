import { DomainError } from "@wara/domain/errors"
import type { Checkout } from "@wara/domain/orders/checkout-schema"
import type { OrderItem } from "@wara/domain/orders/order-items"
import { checkoutTexts, featuredItemText } from "@wara/domain/orders/order-texts"
import type { Database } from "../../../database/database.ts"
import { countCredits } from "../../credits/use-cases/count-credits.ts"
import { readSettings } from "../../settings/use-cases/read-settings.ts"
import { findPackOnSale } from "../checkout-store.ts"

type ChosenItem = OrderItem & { packId: number | null }

/**
 * The items of a checkout at current prices. Throws ValidationError for a pack that is not on sale,
 * and when the items do not suffice for the ad that is paid for.
 */
export async function chooseItems(
  database: Database,
  ownerId: number,
  checkout: Checkout,
): Promise<ChosenItem[]> {
  const items: ChosenItem[] = []
  if (checkout.pack !== null) {
    const pack = await findPackOnSale(database, checkout.pack)
    if (pack === null) throw refusal("pack", checkoutTexts.packGone)
    const { ads, days, featured, name, price } = pack
    items.push({ kind: "pack", packId: pack.id, name, price, ads, featured, days })
  }
  if (checkout.featured) {
    const { ad_days: days, featured_price: price } = await readSettings(database)
    const placement = { name: featuredItemText, price, ads: 0, featured: 1, days }
    items.push({ kind: "featured", packId: null, ...placement })
  }
  if (checkout.ad !== null) await requireEnoughForAd(database, ownerId, checkout, items)
  return items
}

async function requireEnoughForAd(
  database: Database,
  ownerId: number,
  checkout: Checkout,
  items: readonly ChosenItem[],
): Promise<void> {
  const owned = await countCredits(database, ownerId)
  const bought = (kind: "ads" | "featured") => items.reduce((sum, item) => sum + item[kind], 0)
  const { ad_intent, feature_ad } = checkout
  const isFeatured = owned.featured + bought("featured") > 0
  if (ad_intent === "feature") {
    if (!isFeatured) throw refusal("featured", checkoutTexts.adNeedsFeatured)
    return
  }
  if (owned.publication + bought("ads") === 0) {
    const isRenewal = ad_intent === "renew"
    throw refusal("pack", isRenewal ? checkoutTexts.renewNeedsCredit : checkoutTexts.adNeedsCredit)
  }
  if (feature_ad && !isFeatured) throw refusal("feature_ad", checkoutTexts.adNeedsFeatured)
}

function refusal(field: string, message: string): DomainError {
  return new DomainError("ValidationError", `${field}: cannot be bought like that`, [
    { path: [field], message },
  ])
}
