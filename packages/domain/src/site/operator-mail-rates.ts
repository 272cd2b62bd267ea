import { days, hours } from "../time.ts"

/**
 * Mails about single contact messages, or about single requests about personal data, that the operators
 * get from all senders. What comes beyond is in the panel at once, and one mail an hour says so [B8.174].
 */
export const operatorMailRates = [
  { max: 30, windowMs: hours(1) },
  { max: 150, windowMs: days(1) },
] as const
