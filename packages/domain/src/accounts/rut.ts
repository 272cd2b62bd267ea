/** Check digit of a RUT's number: weights 2…7 from the right, modulo 11. */
function checkDigit(number: string): string {
  const sum = Array.from(number)
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (2 + (place % 6)), 0)
  const rest = 11 - (sum % 11)
  if (rest === 11) return "0"
  return rest === 10 ? "K" : String(rest)
}

/** Formats a number with its check digit as `NNNNNNNN-D`. */
export function rutOf(number: number): string {
  return `${number}-${checkDigit(String(number))}`
}

/** Numbers made up to get past a form: 11.111.111-1, 22.222.222-2, … */
const isOneDigitRepeated = (signs: string) => /^(\d)\1+$/.test(signs)

/**
 * Converts a RUT in any notation (with or without points, hyphen, spaces or a small k) to its
 * stored form `NNNNNNNN-D`. Null when the check digit is wrong, a single digit is repeated, or it
 * is not a RUT.
 */
export function normalizeRut(typed: string): string | null {
  const signs = typed.replace(/[\s.\p{Pd}\p{Cf}]/gu, "").toUpperCase()
  const [, number = "", digit = ""] = /^0*([1-9]\d{0,7})([\dK])$/.exec(signs) ?? []
  if (number === "" || checkDigit(number) !== digit) return null
  return isOneDigitRepeated(number + digit) ? null : `${number}-${digit}`
}

/** Formats a RUT as `76.086.428-5`; text that is not a RUT stays as typed. */
export function formatRut(typed: string): string {
  const rut = normalizeRut(typed)
  return rut === null ? typed : rut.replace(/\B(?=(\d{3})+-)/g, ".")
}

/**
 * Formats a RUT while it is being typed, complete or not: points between thousands, a hyphen before
 * the last character. Text that cannot be the beginning of a RUT stays unchanged.
 */
export function formatRutTyped(typed: string): string {
  const signs = typed.replace(/[\s.\p{Pd}\p{Cf}]/gu, "").toUpperCase()
  if (!/^\d{1,8}[\dK]$/.test(signs)) return typed
  const number = signs.slice(0, -1).replace(/\B(?=(\d{3})+$)/g, ".")
  return `${number}-${signs.slice(-1)}`
}

/**
 * The RUTs under which an account publishes, the individual's and the company's; empty when it has
 * none yet. Free credits that another account used under any of them are used up for this one too.
 */
export function publishingRuts(account: {
  rut: string | null
  companyRut: string | null
}): string[] {
  const ruts = [account.rut, account.companyRut].filter((rut) => rut !== null)
  return [...new Set(ruts)].sort()
}
