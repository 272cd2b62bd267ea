import type { AdPack } from "@wara/contract/catalog"
import type { OrderAdIntent } from "@wara/domain/orders/order"
import type { Prices, Quote } from "@wara/domain/orders/quote"
import { quoteCheckout } from "@wara/domain/orders/quote-checkout"
import type { PaidAd } from "@wara/domain/site/payment-paths"
import { noPack } from "../../entities/checkout/checkout-field-names.ts"

/** What is for sale: packs, and a featured placement on its own; pesos, IVA included. */
export type Offer = Prices<AdPack>

/** The choice among them, as form values. */
export type Chosen = { pack: string; placement: boolean }

/** The choice as the backend reads it; `ad` is the published ad that is paid for. */
export function checkoutChoice({ pack, placement }: Chosen, ad: PaidAd | null) {
  const isAlone = pack === noPack
  const intent: OrderAdIntent = ad?.intent ?? "publish"
  return {
    // 0 is not a valid pack number: nothing was chosen.
    pack: isAlone ? null : Number(pack),
    placement: isAlone || placement,
    ad: ad?.id ?? null,
    ad_intent: intent,
    // A placement that is bought along with a renewal is for the renewed ad.
    feature_ad: intent === "renew" && placement && !isAlone,
  }
}

// The page does not know the buyer's credits: whether they are enough for an ad, the api decides.
const noCredits = { publication: 0, featured: 0 }

/** The quote of a choice; without items while no pack is chosen. */
export function quoteChosen(offer: Offer, chosen: Chosen, ad: PaidAd | null): Quote<AdPack> {
  const choice = checkoutChoice(chosen, ad)
  const isOnSale = choice.pack === null || offer.packs.some(({ id }) => id === choice.pack)
  const bought = isOnSale ? choice : { ...choice, pack: null, placement: false }
  return quoteCheckout(bought, offer, noCredits)
}
