import type { Ad } from "@wara/contract/ad"
import type { Conversion } from "@wara/contract/indicator"
import type { CallOptions } from "../../backend/client.server.ts"
import { convert } from "../../backend/indicators.server.ts"
import { optional } from "../../backend/optional.server.ts"
import { conversionTargets } from "../../features/ads/detail/converted-price.ts"

/** The net price of an ad in other units; what cannot be converted now is left out. */
export async function convertPrice(
  { price, currency }: Pick<Ad, "price" | "currency">,
  options: CallOptions,
): Promise<Conversion[]> {
  const conversions = await Promise.all(
    conversionTargets(currency).map((unit) =>
      optional(convert(price, currency, unit, options), null),
    ),
  )
  return conversions.filter((conversion) => conversion !== null)
}
