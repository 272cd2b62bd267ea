import { type Checkout, checkoutSchema } from "@wara/domain/orders/checkout-schema"
import type { FormKind } from "../../forms/read-form.server.ts"
import { type CheckoutField, checkoutFields, documents, noPack } from "./checkout-field-names.ts"

/** The ad that a payment publishes, and whether it shall be featured. */
export type CheckoutAd = { id: number; featured: boolean }

/** A checkout as it is posted; `ad` is what it publishes, when it publishes one. */
export function checkoutForm(ad: CheckoutAd | null): FormKind<CheckoutField, Checkout> {
  return {
    fields: checkoutFields,
    schema: checkoutSchema,
    input: ({ key, pack, featured, is_invoice, terms, total: _, region: __, ...invoice }) => {
      const isInvoice = is_invoice === documents.invoice
      return {
        key,
        // 0 is no number of a pack: nothing was chosen.
        pack: pack === noPack ? null : Number(pack),
        featured: pack === noPack || featured === "on",
        ad: ad?.id ?? null,
        feature_ad: ad?.featured ?? false,
        terms: terms === "on",
        is_invoice: isInvoice,
        ...(isInvoice ? { invoice: { ...invoice, commune: Number(invoice.commune) } } : {}),
      }
    },
  }
}
