import { z } from "zod"
import {
  optionalLine,
  optionalLines,
  optionalRutField,
  phoneField,
  requiredLine,
} from "./account-fields.ts"
import { accountLimits } from "./account-limits.ts"
import { accountTexts } from "./account-texts.ts"
import { companyFields } from "./company-fields.ts"

const shared = {
  firstname: requiredLine(accountLimits.name, accountTexts.firstnameRequired),
  lastname: requiredLine(accountLimits.name, accountTexts.lastnameRequired),
  /** Only publishing and buying need one. */
  rut: optionalRutField,
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
      ...companyFields,
    }),
  ],
  accountTexts.kindRequired,
)

/** A profile that may be stored. */
export type Profile = z.infer<typeof profileSchema>
