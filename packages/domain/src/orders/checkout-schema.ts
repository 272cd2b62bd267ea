import { z } from "zod"
import { accountLimits } from "../accounts/account.ts"
import { emailField, requiredLine, rutField } from "../accounts/account-fields.ts"
import { orderAdIntents } from "./order.ts"
import { checkoutTexts } from "./order-texts.ts"

/** The data that a factura requires, validated before paying. */
const invoiceSchema = z.strictObject({
  rut: rutField(checkoutTexts.rutRequired),
  company_name: requiredLine(accountLimits.companyName, checkoutTexts.companyNameRequired),
  business_activity: requiredLine(
    accountLimits.businessActivity,
    checkoutTexts.businessActivityRequired,
  ),
  address: requiredLine(accountLimits.address, checkoutTexts.addressRequired),
  /** Id of a commune. */
  commune: z.int32(checkoutTexts.communeRequired).positive(checkoutTexts.communeRequired),
  email: emailField,
})

export type Invoice = z.infer<typeof invoiceSchema>

/** What a person fills in to pay, besides the document. */
const paymentFields = {
  /**
   * Idempotency key that the browser makes for this checkout: repeating the call creates no second
   * order.
   */
  key: z.uuid(),
  terms: z.literal(true, checkoutTexts.termsRequired),
}

const choiceFields = {
  /** Id of the pack; null when only a featured placement is bought. */
  pack: z.int32().positive(checkoutTexts.packRequired).nullable(),
  /** Whether a featured placement is bought, with a pack or by itself. */
  placement: z.boolean(),
  /** Id of the ad that this payment is for; null when only credits are bought. */
  ad: z.int32().positive().nullable(),
  /** What the payment does with that ad. */
  ad_intent: z.enum(orderAdIntents).default("publish"),
  /**
   * Whether an ad that is published or renewed is also featured, with an available credit or one of
   * the pack or the placement.
   */
  feature_ad: z.boolean(),
  /** The total that the buyer was shown, in whole pesos, IVA included; any other one is refused. */
  total: z.int32().nonnegative(),
}

const receipt = { is_invoice: z.literal(false) }
const invoice = { is_invoice: z.literal(true), invoice: invoiceSchema }

/** The checkout of an ad that is submitted: what is bought follows from its draft. */
export const adCheckoutSchema = z.discriminatedUnion("is_invoice", [
  z.strictObject({ ...paymentFields, ...receipt }),
  z.strictObject({ ...paymentFields, ...invoice }),
])

export type AdCheckout = z.infer<typeof adCheckoutSchema>

/** A checkout: boleta by default, or factura with its data. */
export const checkoutSchema = z
  .discriminatedUnion("is_invoice", [
    z.strictObject({ ...paymentFields, ...choiceFields, ...receipt }),
    z.strictObject({ ...paymentFields, ...choiceFields, ...invoice }),
  ])
  .superRefine(({ ad, ad_intent, feature_ad, pack, placement }, check) => {
    const refuse = (field: string, message: string) =>
      check.addIssue({ code: "custom", path: [field], message })
    if (pack === null && !placement) refuse("pack", checkoutTexts.nothing)
    if (ad_intent !== "publish" && ad === null) refuse("ad", checkoutTexts.adRequired)
    if (feature_ad && (ad === null || ad_intent === "feature"))
      refuse("feature_ad", checkoutTexts.featureWithoutAd)
  })

export type Checkout = z.infer<typeof checkoutSchema>
