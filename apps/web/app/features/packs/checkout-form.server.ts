import { type Checkout, checkoutSchema } from "@wara/domain/orders/checkout-schema"
import type { OrderAdIntent } from "@wara/domain/orders/order"
import {
  type CheckoutField,
  checkoutFields,
  documents,
  noPack,
} from "../../entities/checkout/checkout-field-names.ts"
import type { FormKind } from "../../forms/read-form.server.ts"

/** The published ad that a payment renews or features. */
export type CheckoutAd = { id: number; intent: Exclude<OrderAdIntent, "publish"> }

/** The payment as the backend reads it: key, terms and document. */
export function paymentInput(typed: Partial<Record<CheckoutField, string>>) {
  const { key, is_invoice, terms } = typed
  const { address, business_activity, commune, company_name, email, rut } = typed
  const isInvoice = is_invoice === documents.invoice
  const company = { rut, company_name, business_activity, address, email }
  return {
    key,
    terms: terms === "on",
    is_invoice: isInvoice,
    ...(isInvoice ? { invoice: { ...company, commune: Number(commune) } } : {}),
  }
}

/** The posted checkout form; `ad` is set when the payment is for one. */
export function checkoutForm(ad: CheckoutAd | null): FormKind<CheckoutField, Checkout> {
  return {
    fields: checkoutFields,
    schema: checkoutSchema,
    input: (typed) => ({
      ...paymentInput(typed),
      // 0 is not a valid pack number: nothing was chosen.
      pack: typed.pack === noPack ? null : Number(typed.pack),
      placement: typed.pack === noPack || typed.placement === "on",
      ad: ad?.id ?? null,
      ad_intent: ad?.intent ?? "publish",
      // A placement that is bought along with a renewal is for the renewed ad.
      feature_ad: ad?.intent === "renew" && typed.placement === "on",
      // Without a readable total the backend refuses the order and names the current one.
      total: Number(typed.total) || 0,
    }),
  }
}
