import { z } from "zod"
import { emailField, requiredLine, rutField } from "../accounts/account-fields.ts"
import { accountLimits } from "../accounts/account-limits.ts"
import { checkoutTexts } from "./order-texts.ts"

/** The data that a factura requires, validated before paying. */
export const invoiceSchema = z.strictObject({
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
