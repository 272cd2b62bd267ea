import { type Profile, profileSchema } from "@wara/domain/accounts/profile-schema"
import type { FormKind } from "../../../forms/read-form.server.ts"
import { type ProfileField, profileFields } from "./profile-fields.ts"

/** The commune's id; null only when no region was chosen either. */
function communeOf(region = "", commune = ""): number | null {
  if (commune !== "") return Number(commune)
  return region === "" ? null : Number.NaN
}

/** A company's fields apply to companies only: a person's profile has none. */
export const profileForm: FormKind<ProfileField, Profile> = {
  fields: profileFields,
  schema: profileSchema,
  input: (typed) => {
    const { region, commune, company_name, company_rut, business_activity, ...shared } = typed
    const company = { company_name, company_rut, business_activity }
    return {
      ...shared,
      ...(shared.kind === "company" ? company : {}),
      commune: communeOf(region, commune),
    }
  },
}
