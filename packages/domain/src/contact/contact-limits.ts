/** Longest values of the contact form, in characters (PRODUCT: forms). */
export const contactLimits = {
  email: 254,
  name: 80,
  company: 80,
  phone: 20,
  message: 3000,
} as const

/** Shortest message, in characters (PRODUCT: forms). */
export const minMessageLength = 10
