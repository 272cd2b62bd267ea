import type { FormResult } from "../../forms/form-result.ts"

/** Value of `pack` that buys none: a featured placement alone. */
export const noPack = "none"

/** Values of `is_invoice`. */
export const documents = { receipt: "false", invoice: "true" } as const

/** Name and value of the button by which a page without scripts asks for the total of its choice. */
export const updateIntent = { name: "intent", value: "update" } as const

/** What a factura needs, in its order. */
const invoiceFields = [
  "rut",
  "company_name",
  "business_activity",
  "address",
  "region",
  "commune",
  "email",
] as const

/** Fields of every checkout, in their order; `total` is what the button said would be paid. */
export const checkoutFields = [
  "key",
  "pack",
  "featured",
  "is_invoice",
  ...invoiceFields,
  "terms",
  "total",
] as const

/** One field of a checkout. */
export type CheckoutField = (typeof checkoutFields)[number]

/** What came back from a checkout that could not be opened. */
export type CheckoutResult = FormResult<CheckoutField>

/** What a field of the form is given: its name, its value, what is wrong with it. */
export type CheckoutInput = (name: CheckoutField) => {
  name: string
  defaultValue: string
  error: string | undefined
  autoFocus: boolean
}
