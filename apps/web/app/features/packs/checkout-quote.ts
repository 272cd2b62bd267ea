import type { AdPack } from "@wara/contract/catalog"
import type { Prices, Quote } from "@wara/domain/orders/quote"
import { quoteCheckout } from "@wara/domain/orders/quote-checkout"
import { noPack } from "../../entities/checkout/checkout-field-names.ts"

/** What is for sale: packs, and a featured placement on its own; pesos, IVA included. */
export type Offer = Prices<AdPack>

/** The choice among them, as form values. */
export type Chosen = { pack: string; placement: boolean }

const noCredits = { publication: 0, featured: 0 }

/** The quote of a choice; without items while no pack is chosen. */
export function quoteChosen(offer: Offer, chosen: Chosen): Quote<AdPack> {
  const isAlone = chosen.pack === noPack
  const isPack = offer.packs.some(({ id }) => String(id) === chosen.pack)
  const pack = isPack ? Number(chosen.pack) : null
  const placement = isAlone || (isPack && chosen.placement)
  // The page does not know the buyer's credits: whether they are enough for an ad, the api decides.
  const ad = { ad: null, ad_intent: "publish", feature_ad: false } as const
  return quoteCheckout({ pack, placement, ...ad }, offer, noCredits)
}
