import { type ProRequest, proRequestSchema } from "@wara/domain/accounts/pro-request"
import type { FormKind } from "../../../forms/read-form.server.ts"
import { type ProField, proFields } from "./pro-fields.ts"

export const proForm: FormKind<ProField, ProRequest> = {
  fields: proFields,
  schema: proRequestSchema,
}
