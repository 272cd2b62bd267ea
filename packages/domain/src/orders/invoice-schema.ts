import { z } from "zod"
import { emailField, requiredLine, rutField } from "../accounts/account-fields.ts"
import { accountLimits } from "../accounts/account-limits.ts"
import { checkoutTexts } from "./order-texts.ts"

/** What a factura needs, validated before paying (PRODUCT: orders). */
export const invoiceSchema = z.strictObject({
  rut: rutField(checkoutTexts.rutRequired),
  company_name: requiredLine(accountLimits.companyName, checkoutTexts.companyNameRequired),
  business_activity: requiredLine(
    accountLimits.businessActivity,
    checkoutTexts.businessActivityRequired,
  ),
  address: requiredLine(accountLimits.address, checkoutTexts.addressRequired),
  /** Number of a commune. */
  commune: z.int32(checkoutTexts.communeRequired).positive(checkoutTexts.communeRequired),
  email: emailField,
})

/** Data of a factura that may be issued. */
export type Invoice = z.infer<typeof invoiceSchema>
