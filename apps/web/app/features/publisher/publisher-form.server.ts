import { type Publisher, publisherSchema } from "@wara/domain/accounts/profile-schema"
import { returnKey } from "@wara/domain/site/return-path"
import type { FormKind } from "../../forms/read-form.server.ts"
import { companyFields, type PublisherField, publisherFields } from "./publisher-view.tsx"

/** Each kind of account has its own fields; values of the other kind are dropped. */
export const publisherForm: FormKind<PublisherField, Publisher> = {
  fields: publisherFields,
  schema: publisherSchema,
  input: ({ [returnKey]: _, rut, ...typed }) => {
    if (typed.kind === "company") return typed
    for (const name of companyFields) delete typed[name]
    return { ...typed, rut }
  },
}
