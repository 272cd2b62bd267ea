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
import { companyFields } from "./publisher-schema.ts"

const shared = {
  firstname: requiredLine(accountLimits.name, accountTexts.firstnameRequired),
  lastname: requiredLine(accountLimits.name, accountTexts.lastnameRequired),
  /** Only publishing and buying require a RUT. */
  rut: optionalRutField,
  phone: phoneField,
  description: optionalLines(accountLimits.description),
  address: optionalLine(accountLimits.address),
  /** Id of a commune; null when none was chosen. */
  commune: z
    .int32(accountTexts.communeInvalid)
    .positive(accountTexts.communeInvalid)
    .nullable()
    .default(null),
}

/**
 * The whole profile as its form submits it: an individual, or a company with the data that a
 * factura requires.
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

export type Profile = z.infer<typeof profileSchema>
