import { orderAdIntents } from "@wara/domain/orders/order-ad-intent"
import { orderItemKinds } from "@wara/domain/orders/order-items"
import { orderStates } from "@wara/domain/orders/order-state"
import { taxDocumentKinds, taxDocumentStates } from "@wara/domain/orders/tax-document"
import { z } from "zod"
import { instantSchema, recordSchema } from "./record.ts"

/** One thing bought; `price` in whole pesos, IVA included. */
export const orderItemSchema = z.object({
  kind: z.enum(orderItemKinds),
  name: z.string(),
  price: z.number().int().positive(),
  ads: z.number().int().nonnegative(),
  featured: z.number().int().nonnegative(),
  days: z.number().int().positive(),
})

/** What the gateway said of a payment; what a receipt must show (CHILE §5.1). */
export const paymentSchema = z.object({
  authorization_code: z.string(),
  payment_type_code: z.string(),
  card_number: z.string(),
  installments_number: z.number().int().nullable(),
  installments_amount: z.number().nullable(),
  transaction_date: instantSchema,
  response_code: z.number().int(),
})

/** Data for a factura; `commune` is the name. */
export const orderInvoiceSchema = z.object({
  rut: z.string(),
  company_name: z.string(),
  business_activity: z.string(),
  address: z.string(),
  commune: z.string(),
  email: z.string(),
})

/** A boleta, factura or credit note of an order; its PDF is fetched by its documentId. */
export const taxDocumentSchema = z.object({
  documentId: z.string(),
  kind: z.enum(taxDocumentKinds),
  state: z.enum(taxDocumentStates),
  folio: z.string().nullable(),
  issued_at: instantSchema.nullable(),
  has_pdf: z.boolean(),
})

/** A tax document on the wire. */
export type OrderTaxDocument = z.infer<typeof taxDocumentSchema>

/** An issued tax document with its PDF, in base64. */
export const taxDocumentFileSchema = z.object({
  kind: z.enum(taxDocumentKinds),
  folio: z.string(),
  pdf: z.base64(),
})

/** The file of a tax document on the wire. */
export type TaxDocumentFile = z.infer<typeof taxDocumentFileSchema>

/** An order as its buyer sees it. Amounts in whole pesos; net + iva = total. */
export const orderSchema = recordSchema.extend({
  /** The number that people and Webpay know it by. */
  buy_order: z.string(),
  state: z.enum(orderStates),
  items: z.array(orderItemSchema),
  net: z.number().int(),
  iva: z.number().int(),
  total: z.number().int(),
  refunded: z.number().int().nonnegative(),
  is_invoice: z.boolean(),
  invoice: orderInvoiceSchema.nullable(),
  buyer: z.object({ name: z.string(), email: z.string() }),
  payment: paymentSchema.nullable(),
  /** The ad that this payment is for. */
  ad: z.object({ id: z.number().int(), name: z.string(), slug: z.string() }).nullable(),
  /** What the payment does with that ad; null without one. */
  ad_intent: z.enum(orderAdIntents).nullable(),
  /** Whether that was done when the order was paid; otherwise its credits stayed at hand. */
  ad_done: z.boolean(),
  tax_documents: z.array(taxDocumentSchema),
  createdAt: instantSchema,
  paid_at: instantSchema.nullable(),
})

/** An order on the wire. */
export type Order = z.infer<typeof orderSchema>

/** A checkout that was opened: where the browser goes to pay, by a form with the token. */
export const checkoutAnswerSchema = z.object({
  data: orderSchema,
  redirect: z.object({ url: z.string(), token: z.string() }).nullable(),
})

/** An opened checkout on the wire. */
export type CheckoutAnswer = z.infer<typeof checkoutAnswerSchema>

/** What coming back from Webpay tells, whoever comes: only which order it was and how it ended. */
export const returnedOrderSchema = orderSchema.pick({
  documentId: true,
  state: true,
  ad: true,
  ad_intent: true,
})

/** The order that somebody came back from. */
export type ReturnedOrder = z.infer<typeof returnedOrderSchema>
