/** Mobile numbers are +56 9 and eight digits; landlines +56, an area from 2 to 7 and the rest. */
const chileanPhone = /^\+56(?:9\d{8}|[2-7]\d{8})$/

/** A number of another country as E.164: +, its code, and 15 digits at most in all. */
const foreignPhone = /^\+(?!56)[1-9]\d{7,14}$/

/** What people and address books put between digits. */
const withoutSigns = (typed: string): string => typed.replace(/[\s().\p{Pd}\p{Cf}]/gu, "")

/**
 * Converts a Chilean telephone number in any notation to E.164: with or without +56, leading 0,
 * spaces, points, hyphens, brackets or the invisible characters that address books add. Null when
 * it is not a number.
 */
export function normalizePhone(typed: string): string | null {
  const [, national = ""] = /^(?:\+56|0056|56(?=\d{9}$)|0)?(\d+)$/.exec(withoutSigns(typed)) ?? []
  const phone = `+56${national}`
  return chileanPhone.test(phone) ? phone : null
}

/**
 * Converts a number of any country to E.164: a Chilean one in any notation, one of another country
 * with + and its code. Null when it is neither.
 */
export function normalizeAnyPhone(typed: string): string | null {
  const foreign = withoutSigns(typed)
  return normalizePhone(typed) ?? (foreignPhone.test(foreign) ? foreign : null)
}

/** Formats a number as `+56 9 1234 5678`; text that is not a number stays as typed. */
export function formatPhone(typed: string): string {
  const phone = normalizePhone(typed)
  if (phone === null) return typed
  const [, area, first, last] = /^\+56(9|2|\d{2})(\d{3,4})(\d{4})$/.exec(phone) ?? []
  return `+56 ${area} ${first} ${last}`
}

/** Whether an E.164 number is a Chilean mobile; only mobiles have WhatsApp. */
export function isMobilePhone(phone: string): boolean {
  return /^\+569\d{8}$/.test(phone)
}
