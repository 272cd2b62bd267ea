import { formatNumber } from "@wara/domain/money/money"

/** Maximum digits before the comma: more than any amount has, so that a typing error is visible. */
const maxDigits = 12

/** How a text was entered: in typed text, dots are the thousands separators added here. */
export type Entry = "typed" | "pasted"

/** Finds the decimal separator of a pasted number, which depends on the country it comes from. */
function commaOfPasted(text: string): string {
  const signs = text.replace(/[^\d.,]/g, "")
  const last = /[.,](?=\d*$)/.exec(signs)?.[0]
  if (last === undefined) return signs
  const [, after = ""] = /[.,](\d*)$/.exec(signs) ?? []
  const isOnly = signs.split(last).length === 2
  const isMixed = signs.includes(".") && signs.includes(",")
  const isComma = isOnly && (isMixed || after.length !== 3)
  const whole = signs.slice(0, signs.length - after.length - 1).replace(/[.,]/g, "")
  return isComma ? `${whole},${after}` : signs.replace(/[.,]/g, "")
}

/** Decimals shown during input, also for an amount without decimals. */
const typedDecimals = 2

/**
 * The integer digits of an amount, and its decimals if any. In an amount without decimals a comma
 * is kept during input, or the cents after it would count as part of the amount; followed by three
 * digits, it is a thousands separator.
 */
function partsOf(text: string, decimals: number, entry: Entry): [string, string | null] {
  const isTyped = entry === "typed"
  const signs = isTyped ? text.replace(/[^\d,]/g, "") : commaOfPasted(text)
  const [first = "", ...rest] = signs.split(",")
  const fraction = rest.join("")
  const isThousands = decimals === 0 && isTyped && fraction.length > typedDecimals
  const whole = isThousands ? first + fraction : first
  const digits = whole.replace(/^0+(?=\d)/, "").slice(0, maxDigits)
  const shownDecimals = decimals === 0 && isTyped ? typedDecimals : decimals
  if (rest.length === 0 || isThousands || shownDecimals === 0) return [digits, null]
  return [digits, fraction.slice(0, shownDecimals)]
}

/** The formatted text of an amount: dots between thousands, a comma before decimals. */
export function tidyAmount(text: string, decimals: number, entry: Entry): string {
  const [whole, fraction] = partsOf(text, decimals, entry)
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ".")
  return fraction === null ? grouped : `${grouped || "0"},${fraction}`
}

/** The number of a formatted text, without decimals if the amount has none; empty text is 0. */
export function amountOf(text: string, decimals: number): number {
  const number = Number(text.replaceAll(".", "").replace(",", "."))
  if (!Number.isFinite(number)) return 0
  return decimals === 0 ? Math.trunc(number) : number
}

/** Which decimals a number shows: all of them unless every one is 0 (money), or up to the last not 0. */
export type ShownDecimals = "all" | "significant"

/** A number as its field shows it; 0 is an empty field. */
export function writeAmount(
  value: number,
  decimals: number,
  shown: ShownDecimals = "significant",
): string {
  if (value === 0) return ""
  const text = formatNumber(value, decimals).replace(/,0+$/, "")
  return shown === "all" ? text : text.replace(/(,\d*?)0+$/, "$1")
}

const countSigns = (text: string) => text.replace(/[^\d,]/g, "").length

/** The caret position in the formatted text that leaves the same number of digits after it. */
export function caretIn(tidy: string, signsAfter: number): number {
  let at = tidy.length
  while (at > 0 && countSigns(tidy.slice(at)) < signsAfter) at -= 1
  // After a dot, the next backspace would only delete a dot that is added again.
  return signsAfter > 0 && tidy[at - 1] === "." ? at - 1 : at
}

/** Number of digits after a position in a text. */
export function signsAfter(text: string, caret: number): number {
  return countSigns(text.slice(caret))
}
