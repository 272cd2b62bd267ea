import { type Checkout, checkoutSchema } from "@wara/domain/orders/checkout-schema"
import type { PaidAd } from "@wara/domain/site/payment-paths"
import {
  type CheckoutField,
  checkoutFields,
  documents,
} from "../../entities/checkout/checkout-field-names.ts"
import type { FormKind } from "../../forms/read-form.server.ts"
import { checkoutChoice } from "./checkout-quote.ts"

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
export function checkoutForm(ad: PaidAd | null): FormKind<CheckoutField, Checkout> {
  return {
    fields: checkoutFields,
    schema: checkoutSchema,
    input: (typed) => ({
      ...paymentInput(typed),
      ...checkoutChoice({ pack: typed.pack ?? "", placement: typed.placement === "on" }, ad),
      // Without a readable total the backend refuses the order and names the current one.
      total: Number(typed.total) || 0,
    }),
  }
}
