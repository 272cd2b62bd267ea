import { returnKey } from "@wara/domain/site/return-path"

/** Fields for companies only. */
export const companyFields = ["company_name", "company_rut", "business_activity"] as const

/** Fields of the form, in their order; the last one contains the return path. */
export const publisherFields = ["kind", "rut", ...companyFields, returnKey] as const

export type PublisherField = (typeof publisherFields)[number]
