import { returnKey } from "@wara/domain/site/return-path"
import type { FormResult } from "../../forms/form-result.ts"

/** What only a company is asked. */
export const companyFields = ["company_name", "business_activity", "company_rut"] as const

/** Fields of signing up, in their order; the last one keeps where the person was going. */
export const registerFields = [
  "kind",
  "firstname",
  "lastname",
  "rut",
  ...companyFields,
  "email",
  "password",
  "accepts_terms",
  "is_adult",
  returnKey,
] as const

/** What came back from a sign-up that was refused. */
export type RegisterResult = FormResult<(typeof registerFields)[number]>
