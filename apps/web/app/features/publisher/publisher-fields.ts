import { returnKey } from "@wara/domain/site/return-path"

/** What only a company is asked. */
export const companyFields = ["company_name", "company_rut", "business_activity"] as const

/** Fields of the form, in their order; the last one keeps where the person was going. */
export const publisherFields = ["kind", "rut", ...companyFields, returnKey] as const

/** One field of the form. */
export type PublisherField = (typeof publisherFields)[number]
