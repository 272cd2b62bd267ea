/** The version that the product calls itself (spec §1). */
export const siteVersion = "4.0.0"
