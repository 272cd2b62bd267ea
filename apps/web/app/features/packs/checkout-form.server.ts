import { type Checkout, checkoutSchema } from "@wara/domain/orders/checkout-schema"
import type { OrderAdIntent } from "@wara/domain/orders/order-ad-intent"
import {
  type CheckoutField,
  checkoutFields,
  documents,
  noPack,
} from "../../entities/checkout/checkout-field-names.ts"
import type { FormKind } from "../../forms/read-form.server.ts"

/** The ad that a payment is for, the intent, and whether an ad being published is featured. */
export type CheckoutAd = { id: number; intent: OrderAdIntent; featured: boolean }

/** The posted checkout form; `ad` is set when the payment is for one. */
export function checkoutForm(ad: CheckoutAd | null): FormKind<CheckoutField, Checkout> {
  return {
    fields: checkoutFields,
    schema: checkoutSchema,
    input: ({ key, pack, featured, is_invoice, terms, total: _, region: __, ...invoice }) => {
      const isInvoice = is_invoice === documents.invoice
      return {
        key,
        // 0 is not a valid pack number: nothing was chosen.
        pack: pack === noPack ? null : Number(pack),
        featured: pack === noPack || featured === "on",
        ad: ad?.id ?? null,
        ad_intent: ad?.intent ?? "publish",
        feature_ad: ad?.featured ?? false,
        terms: terms === "on",
        is_invoice: isInvoice,
        ...(isInvoice ? { invoice: { ...invoice, commune: Number(invoice.commune) } } : {}),
      }
    },
  }
}
