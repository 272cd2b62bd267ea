import { orderAdIntents, orderStates } from "@wara/domain/orders/order"
import { orderItemKinds } from "@wara/domain/orders/quote"
import { taxDocumentKinds, taxDocumentStates } from "@wara/domain/orders/tax-document"
import { z } from "zod"
import { instantSchema, recordSchema } from "./record.ts"

/** One purchased item; `price` in whole pesos, IVA included. */
export const orderItemSchema = z.object({
  kind: z.enum(orderItemKinds),
  name: z.string(),
  price: z.number().int().positive(),
  ads: z.number().int().nonnegative(),
  featured: z.number().int().nonnegative(),
  days: z.number().int().positive(),
})

/** The gateway's payment data that a receipt is required to show. */
export const paymentSchema = z.object({
  authorization_code: z.string(),
  payment_type_code: z.string(),
  card_number: z.string(),
  installments_number: z.number().int().nullable(),
  installments_amount: z.number().nullable(),
  transaction_date: instantSchema,
  response_code: z.number().int(),
})

/** Data for a factura; `commune` is its name. */
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

export type OrderTaxDocument = z.infer<typeof taxDocumentSchema>

/** An issued tax document with its PDF, in base64. */
export const taxDocumentFileSchema = z.object({
  kind: z.enum(taxDocumentKinds),
  folio: z.string(),
  pdf: z.base64(),
})

export type TaxDocumentFile = z.infer<typeof taxDocumentFileSchema>

/** An order as its buyer sees it. Amounts in whole pesos; net + iva = total. */
export const orderSchema = recordSchema.extend({
  /** The order number shown to users and used by Webpay. */
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
  /** What the payment does with that ad; null without an ad. */
  ad_intent: z.enum(orderAdIntents).nullable(),
  /** Whether that was done when the order was paid; otherwise its credits stayed available. */
  ad_done: z.boolean(),
  /** Whether it also features that ad; false once paid if that was no longer possible. */
  feature_ad: z.boolean(),
  tax_documents: z.array(taxDocumentSchema),
  createdAt: instantSchema,
  paid_at: instantSchema.nullable(),
})

export type Order = z.infer<typeof orderSchema>

/** An opened checkout: the URL to which the browser posts a form with the token to pay. */
export const checkoutAnswerSchema = z.object({
  data: orderSchema,
  redirect: z.object({ url: z.string(), token: z.string() }).nullable(),
})

export type CheckoutAnswer = z.infer<typeof checkoutAnswerSchema>

/** Response when any visitor returns from Webpay: only which order it was and how it ended. */
export const returnedOrderSchema = orderSchema.pick({
  documentId: true,
  state: true,
  ad: true,
  ad_intent: true,
})

export type ReturnedOrder = z.infer<typeof returnedOrderSchema>
