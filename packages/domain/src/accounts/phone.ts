/** Mobile numbers are +56 9 and eight digits; landlines +56, an area from 2 to 7 and the rest. */
const chileanPhone = /^\+56(?:9\d{8}|[2-7]\d{8})$/

/**
 * Converts a Chilean telephone number in any notation to E.164: with or without +56, leading 0,
 * spaces, points, hyphens, brackets or the invisible characters that address books add. Null when
 * it is not a number.
 */
export function normalizePhone(typed: string): string | null {
  const signs = typed.replace(/[\s().\p{Pd}\p{Cf}]/gu, "")
  const [, national = ""] = /^(?:\+56|0056|56(?=\d{9}$)|0)?(\d+)$/.exec(signs) ?? []
  const phone = `+56${national}`
  return chileanPhone.test(phone) ? phone : null
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
