import { requiredLine, rutField } from "./account-fields.ts"
import { accountLimits } from "./account-limits.ts"
import { accountTexts } from "./account-texts.ts"

/** Company fields of every form: name and line of business as on its invoices, and its RUT. */
export const companyFields = {
  company_name: requiredLine(accountLimits.companyName, accountTexts.companyNameRequired),
  business_activity: requiredLine(
    accountLimits.businessActivity,
    accountTexts.businessActivityRequired,
  ),
  company_rut: rutField(accountTexts.companyRutRequired),
}
