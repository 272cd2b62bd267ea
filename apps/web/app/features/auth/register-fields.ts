import { returnKey } from "@wara/domain/site/return-path"
import type { FormResult } from "../../forms/use-form.ts"

/** Fields of the sign-up, in their order; the last one contains the return path. */
export const registerFields = [
  "firstname",
  "lastname",
  "email",
  "password",
  "accepts_terms",
  "is_adult",
  returnKey,
] as const

export type RegisterResult = FormResult<(typeof registerFields)[number]>
