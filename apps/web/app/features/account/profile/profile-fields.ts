export const profileFields = [
  "kind",
  "company_name",
  "company_rut",
  "business_activity",
  "firstname",
  "lastname",
  "rut",
  "phone",
  "region",
  "commune",
  "address",
  "description",
] as const

export type ProfileField = (typeof profileFields)[number]
