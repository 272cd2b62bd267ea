/** Fields of the profile's form, in their order. */
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

/** One field of the profile's form. */
export type ProfileField = (typeof profileFields)[number]
