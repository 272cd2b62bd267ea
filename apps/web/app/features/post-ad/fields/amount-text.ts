import { formatNumber } from "@wara/domain/money/format-money"

/** Most digits before the comma: more than any amount has, so that a slip of the finger is seen. */
const maxDigits = 12

/** How a text came into the field: dots that we wrote ourselves stand between thousands. */
export type Entry = "typed" | "pasted"

/** A number as it was pasted: which sign is the comma, its writer's country decides. */
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

/** Digits after a comma that are shown while somebody types, also of an amount that has none. */
const typedDecimals = 2

/**
 * The digits of an amount, and those after the comma where there is one. A comma in an amount without
 * decimals stays while it is typed, or the cents behind it would be taken for more of the amount; with
 * three digits behind it, it stands between thousands.
 */
function partsOf(text: string, decimals: number, entry: Entry): [string, string | null] {
  const isTyped = entry === "typed"
  const signs = isTyped ? text.replace(/[^\d,]/g, "") : commaOfPasted(text)
  const [first = "", ...rest] = signs.split(",")
  const fraction = rest.join("")
  const isThousands = decimals === 0 && isTyped && fraction.length > typedDecimals
  const whole = isThousands ? first + fraction : first
  const digits = whole.replace(/^0+(?=\d)/, "").slice(0, maxDigits)
  const keptDecimals = decimals === 0 && isTyped ? typedDecimals : decimals
  if (rest.length === 0 || isThousands || keptDecimals === 0) return [digits, null]
  return [digits, fraction.slice(0, keptDecimals)]
}

/** An amount as it stands in its field: dots between thousands, a comma before decimals. */
export function tidyAmount(text: string, decimals: number, entry: Entry): string {
  const [whole, fraction] = partsOf(text, decimals, entry)
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ".")
  return fraction === null ? grouped : `${grouped || "0"},${fraction}`
}

/** The number that a tidy text means, without the cents of an amount that has none; an empty one is 0. */
export function amountOf(text: string, decimals: number): number {
  const number = Number(text.replaceAll(".", "").replace(",", "."))
  if (!Number.isFinite(number)) return 0
  return decimals === 0 ? Math.trunc(number) : number
}

/** A number as its field shows it; 0 is an empty field. */
export function writeAmount(value: number, decimals: number): string {
  if (value === 0) return ""
  return formatNumber(value, decimals)
    .replace(/(,\d*?)0+$/, "$1")
    .replace(/,$/, "")
}

const countSigns = (text: string) => text.replace(/[^\d,]/g, "").length

/** Where the caret stands in the tidy text when so many digits followed it before. */
export function caretIn(tidy: string, signsAfter: number): number {
  let at = tidy.length
  while (at > 0 && countSigns(tidy.slice(at)) < signsAfter) at -= 1
  // Behind a dot the next step back would only delete what is written anew.
  return signsAfter > 0 && tidy[at - 1] === "." ? at - 1 : at
}

/** How many digits follow a place of a text. */
export function signsAfter(text: string, caret: number): number {
  return countSigns(text.slice(caret))
}
