/** Maximum lengths of the contact form's values, in characters. */
export const contactLimits = {
  email: 254,
  name: 80,
  company: 80,
  phone: 20,
  message: 3000,
} as const

/** Minimum length of the message, in characters. */
export const minMessageLength = 10
