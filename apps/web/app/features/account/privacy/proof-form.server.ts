import { type DeletionProof, deletionProofSchema } from "@wara/domain/accounts/deletion-schema"
import type { FormKind } from "../../../forms/read-form.server.ts"
import { type ProofField, proofFields } from "./privacy-intents.ts"

/** The form for `field`: the password if the account has one, otherwise the e-mail. */
export function proofForm(field: ProofField): FormKind<ProofField, DeletionProof> {
  return {
    fields: proofFields,
    secrets: ["password"],
    schema: deletionProofSchema,
    input: (typed) => ({ [field]: typed[field] }),
  }
}
