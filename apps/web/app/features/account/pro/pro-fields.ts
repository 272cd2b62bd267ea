export const proFields = ["company_name", "company_rut", "business_activity", "message"] as const

export type ProField = (typeof proFields)[number]
