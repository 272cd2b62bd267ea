import { z } from "zod"
import {
  optionalLine,
  optionalLines,
  phoneField,
  requiredLine,
  rutField,
} from "./account-fields.ts"
import { accountLimits } from "./account-limits.ts"
import { accountTexts } from "./account-texts.ts"

const shared = {
  firstname: requiredLine(accountLimits.name, accountTexts.firstnameRequired),
  lastname: requiredLine(accountLimits.name, accountTexts.lastnameRequired),
  rut: rutField(accountTexts.rutRequired),
  phone: phoneField,
  description: optionalLines(accountLimits.description),
  address: optionalLine(accountLimits.address),
  /** Number of a commune; null when none was chosen. */
  commune: z
    .int32(accountTexts.communeInvalid)
    .positive(accountTexts.communeInvalid)
    .nullable()
    .default(null),
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
      company_name: requiredLine(accountLimits.companyName, accountTexts.companyNameRequired),
      business_activity: requiredLine(
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
