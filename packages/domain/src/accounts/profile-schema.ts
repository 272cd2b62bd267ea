import { z } from "zod"
import { optionalText, phoneField, requiredText, rutField } from "./account-fields.ts"
import { accountLimits } from "./account-limits.ts"
import { accountTexts } from "./account-texts.ts"

const shared = {
  firstname: requiredText(accountLimits.name, accountTexts.firstnameRequired),
  lastname: requiredText(accountLimits.name, accountTexts.lastnameRequired),
  rut: rutField(accountTexts.rutRequired),
  phone: phoneField,
  description: optionalText(accountLimits.description),
  address: optionalText(accountLimits.address),
  /** Number of a commune; null when none was chosen. */
  commune: z.number(accountTexts.communeInvalid).int().positive().nullable().default(null),
}

/**
 * The whole profile as its form sends it (issue: perfil/editar): a person, or a company with what a
 * factura needs.
 */
export const profileSchema = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({ kind: z.literal("person"), ...shared }),
    z.strictObject({
      kind: z.literal("company"),
      ...shared,
      company_name: requiredText(accountLimits.companyName, accountTexts.companyNameRequired),
      business_activity: requiredText(
        accountLimits.businessActivity,
        accountTexts.businessActivityRequired,
      ),
      company_rut: rutField(accountTexts.companyRutRequired),
    }),
  ],
  accountTexts.kindRequired,
)

/** A profile that may be stored. */
export type Profile = z.infer<typeof profileSchema>
