import { paths } from "./paths.ts"

/** Query parameter with the order of the pages after a payment. */
export const orderKey = "orden"

/** Query parameters that preselect an item of a checkout. */
export const choiceKeys = { pack: "pack", featured: "destacado", invoice: "factura" } as const

/** Query parameters with which a checkout pays for an ad that was published before. */
export const adIntentKeys = { renew: "renovar", feature: "destacar" } as const

/** An ad that is renewed or featured once its checkout is paid. */
export type PaidAd = { id: number; intent: keyof typeof adIntentKeys }

/**
 * Path of the checkout that renews or features an ad once it is paid; a renewal may have a featured
 * placement preselected.
 */
export function payForAdPath({ id, intent }: PaidAd, choice: { featured?: boolean } = {}): string {
  const query = new URLSearchParams({ [adIntentKeys[intent]]: String(id) })
  if (choice.featured) query.set(choiceKeys.featured, "1")
  return `${paths.buyPack}?${query}`
}

/** The ad in a checkout's query; null when there is none. */
export function readPaidAd(query: URLSearchParams): PaidAd | null {
  for (const intent of ["renew", "feature"] as const) {
    const id = Number(query.get(adIntentKeys[intent]))
    if (Number.isInteger(id) && id > 0 && id < 2 ** 31) return { id, intent }
  }
  return null
}

/**
 * Path of the checkout with a preselection: a pack by its slug, a featured placement, a factura.
 */
export function buyPackPath(choice: {
  pack: string | null
  featured?: boolean
  invoice?: boolean
}): string {
  const query = new URLSearchParams()
  if (choice.pack !== null) query.set(choiceKeys.pack, choice.pack)
  if (choice.featured) query.set(choiceKeys.featured, "1")
  if (choice.invoice) query.set(choiceKeys.invoice, "1")
  return query.size === 0 ? paths.buyPack : `${paths.buyPack}?${query}`
}
