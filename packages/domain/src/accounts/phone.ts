/** Mobile +56 9 and eight digits; landline +56, an area from 2 to 7 and the rest (CHILE: phone). */
const chileanPhone = /^\+56(?:9\d{8}|[2-7]\d{8})$/

/**
 * A Chilean telephone number as E.164, from however it was typed: with or without +56, 0 in front,
 * spaces, points, hyphens, brackets or the invisible signs that address books add. Null when it is
 * none.
 */
export function normalizePhone(typed: string): string | null {
  const signs = typed.replace(/[\s().\p{Pd}\p{Cf}]/gu, "")
  const [, national = ""] = /^(?:\+56|0056|56(?=\d{9}$)|0)?(\d+)$/.exec(signs) ?? []
  const phone = `+56${national}`
  return chileanPhone.test(phone) ? phone : null
}

/** A number as people read it, `+56 9 1234 5678`; what is no number stays as it was typed. */
export function formatPhone(typed: string): string {
  const phone = normalizePhone(typed)
  if (phone === null) return typed
  const [, area, first, last] = /^\+56(9|2|\d{2})(\d{3,4})(\d{4})$/.exec(phone) ?? []
  return `+56 ${area} ${first} ${last}`
}

/** Whether an E.164 number is a Chilean mobile: only these have WhatsApp (CHILE §5.4). */
export function isMobilePhone(phone: string): boolean {
  return /^\+569\d{8}$/.test(phone)
}
