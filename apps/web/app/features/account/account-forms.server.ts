import { usernameField } from "@wara/domain/accounts/account-fields"
import {
  changePasswordSchema,
  type DeletionProof,
  deletionProofSchema,
  type EmailChange,
  emailChangeSchema,
} from "@wara/domain/accounts/account-schemas"
import {
  type Profile,
  type ProRequest,
  profileSchema,
  proRequestSchema,
} from "@wara/domain/accounts/profile-schema"
import { z } from "zod"
import type { FormKind } from "../../forms/read-form.server.ts"
import { type ProField, proFields } from "./profile/pro-view.tsx"
import { type ProfileField, profileFields } from "./profile/profile-form.tsx"
import { usernameFields } from "./profile/username-view.tsx"
import { type EmailChangeField, emailChangeFields } from "./security/email-change-view.tsx"
import { type PasswordFieldName, passwordFields } from "./security/password-view.tsx"
import { type ProofField, proofFields } from "./security/privacy-view.tsx"

/** The new e-mail and the password, which is never sent back. */
export const emailChangeForm: FormKind<EmailChangeField, EmailChange> = {
  fields: emailChangeFields,
  secrets: ["password"],
  schema: emailChangeSchema,
}

/** Form that changes the password; none of its fields is ever sent back. */
export const passwordForm: FormKind<PasswordFieldName, z.infer<typeof changePasswordSchema>> = {
  fields: passwordFields,
  secrets: passwordFields,
  schema: changePasswordSchema,
}

/** The form for `field`: the password if the account has one, otherwise the e-mail. */
export function proofForm(field: ProofField): FormKind<ProofField, DeletionProof> {
  return {
    fields: proofFields,
    secrets: ["password"],
    schema: deletionProofSchema,
    input: (typed) => ({ [field]: typed[field] }),
  }
}

export const proForm: FormKind<ProField, ProRequest> = {
  fields: proFields,
  schema: proRequestSchema,
}

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

export const usernameForm: FormKind<(typeof usernameFields)[number], { username: string }> = {
  fields: usernameFields,
  schema: z.strictObject({ username: usernameField }),
}
