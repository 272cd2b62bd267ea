/** Digit that a RUT's number must end in: weights 2…7 from the right, modulo 11 (CHILE: RUT). */
function checkDigit(number: string): string {
  const sum = Array.from(number)
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (2 + (place % 6)), 0)
  const rest = 11 - (sum % 11)
  if (rest === 11) return "0"
  return rest === 10 ? "K" : String(rest)
}

/** The RUT of a number, `NNNNNNNN-D`. */
export function rutOf(number: number): string {
  return `${number}-${checkDigit(String(number))}`
}

/** Numbers that people make up to get past a form: 11.111.111-1, 22.222.222-2, … */
const isOneDigitRepeated = (signs: string) => /^(\d)\1+$/.test(signs)

/**
 * A RUT as it is stored, `NNNNNNNN-D`, from however it was typed: with or without points, hyphen,
 * spaces or a small k. Null when its check digit is wrong, when it repeats a single digit, or when it is
 * no RUT at all.
 */
export function normalizeRut(typed: string): string | null {
  const signs = typed.replace(/[\s.\p{Pd}\p{Cf}]/gu, "").toUpperCase()
  const [, number = "", digit = ""] = /^0*([1-9]\d{0,7})([\dK])$/.exec(signs) ?? []
  if (number === "" || checkDigit(number) !== digit) return null
  return isOneDigitRepeated(number + digit) ? null : `${number}-${digit}`
}

/** A RUT as people read it, `76.086.428-5`; what is no RUT stays as it was typed. */
export function formatRut(typed: string): string {
  const rut = normalizeRut(typed)
  return rut === null ? typed : rut.replace(/\B(?=(\d{3})+-)/g, ".")
}

/**
 * A RUT while it is being typed, complete or not: points between thousands, a hyphen before the last
 * sign. What cannot be the beginning of a RUT stays as it is.
 */
export function formatRutTyped(typed: string): string {
  const signs = typed.replace(/[\s.\p{Pd}\p{Cf}]/gu, "").toUpperCase()
  if (!/^\d{1,8}[\dK]$/.test(signs)) return typed
  const number = signs.slice(0, -1).replace(/\B(?=(\d{3})+$)/g, ".")
  return `${number}-${signs.slice(-1)}`
}
