import { returnKey } from "@wara/domain/site/return-path"
import type { FormResult } from "../../forms/form-result.ts"

/** Fields of signing up, in their order; the last one keeps where the person was going. */
export const registerFields = [
  "firstname",
  "lastname",
  "email",
  "password",
  "accepts_terms",
  "is_adult",
  returnKey,
] as const

/** What came back from a sign-up that was refused. */
export type RegisterResult = FormResult<(typeof registerFields)[number]>
