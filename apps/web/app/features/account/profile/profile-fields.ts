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

/** Something to choose from a list. */
export type Choice = { value: string; label: string }

/** Name and value of the button that only asks for the communes of the chosen region. */
export const communesIntent = { name: "intent", value: "communes" } as const
