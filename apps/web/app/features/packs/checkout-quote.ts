import type { AdPack } from "@wara/contract/catalog"
import { type Prices, type Quote, quote } from "@wara/domain/orders/quote"
import { noPack } from "../../entities/checkout/checkout-field-names.ts"

/** What is for sale: packs, and a featured placement on its own; pesos, IVA included. */
export type Offer = Prices<AdPack>

/** The choice among them, as form values. */
export type Chosen = { pack: string; featured: boolean }

const noCredits = { publication: 0, featured: 0 }

/** The quote of a choice; without items while no pack is chosen. */
export function checkoutQuote(offer: Offer, chosen: Chosen): Quote<AdPack> {
  const isAlone = chosen.pack === noPack
  const isPack = offer.packs.some(({ id }) => String(id) === chosen.pack)
  const placement = isAlone || (isPack && chosen.featured) ? "buy" : "none"
  const uses = { publication: false, featured: false }
  return quote({ pack: isPack ? Number(chosen.pack) : null, placement, uses }, offer, noCredits)
}
