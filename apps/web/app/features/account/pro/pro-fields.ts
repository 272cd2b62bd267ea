/** Fields of the request, in their order. */
export const proFields = ["company_name", "company_rut", "business_activity", "message"] as const

/** One field of the request. */
export type ProField = (typeof proFields)[number]
