import type { FieldProps, FormResult } from "../../forms/use-form.ts"
import type { Choice } from "../place/communes-store.ts"

/** Value of `pack` without a pack: a featured placement alone. */
export const noPack = "none"

/** Values of `is_invoice`. */
export const documents = { receipt: "false", invoice: "true" } as const

/** Name and value of the button that requests the total of the choice without JavaScript. */
export const updateIntent = { name: "intent", value: "update" } as const

/** Fields for a factura, in their order. */
const invoiceFields = [
  "company_name",
  "rut",
  "business_activity",
  "address",
  "region",
  "commune",
  "email",
] as const

/** Fields of every checkout, in their order; `total` is the amount shown on the button. */
export const checkoutFields = [
  "key",
  "pack",
  "placement",
  "is_invoice",
  ...invoiceFields,
  "terms",
  "total",
] as const

export type CheckoutField = (typeof checkoutFields)[number]

/** What a page with a checkout is opened with. */
export type InitialCheckout = {
  /** Idempotency key of the order that it opens. */
  orderKey: string
  values: Partial<Record<CheckoutField, string>>
  regions: Choice[]
  /** Communes of the initially chosen region. */
  communes: Choice[]
}

export type CheckoutResult = FormResult<CheckoutField>

/** Props of a field of the checkout. */
export type CheckoutInput = (name: CheckoutField) => FieldProps
