/** An ad in the form that expectations use; texts without accents and in lower case. */
export type PublicAd = {
  name: string
  /** The name without "Se vende", "Lote de" and the like: it begins with what is sold. */
  is: string
  maker: string
  model: string
  category: string
  commune: string
  region: string
  price: number
  year: number
}

/** Whether an ad has the properties that a line of queries.tsv describes. */
export type Expectation = (ad: PublicAd) => boolean

const opening = /^(se vende|vendo|lote de|pallet de|par de|juego de)\s+/

/** The name from the machine on. */
export function fromMachine(name: string): string {
  return name.replace(opening, "").replace(/^\d+ /, "")
}

/**
 * Reads "is~excavadora; price<=60000000": all conditions hold, of those joined by "|" one. "~" is a
 * pattern, "=" the whole value. `is` is matched from its beginning.
 */
export function readExpectation(text: string): Expectation {
  const all = text.split(/;\s*/).map((part) => {
    const any = part.split(/\|(?=(?:name|model|is|maker)~)/).map(readCondition)
    return (ad: PublicAd) => any.some((matches) => matches(ad))
  })
  return (ad) => all.every((matches) => matches(ad))
}

function readCondition(text: string): Expectation {
  const [, property = "", operator = "", value = ""] = /^(\w+)(~|=|<=|>=)(.+)$/.exec(text) ?? []
  const read = (ad: PublicAd): string | number => {
    if (!isProperty(property)) throw new Error(`no property of an ad: ${text}`)
    return ad[property]
  }
  if (operator === "<=") return (ad) => Number(read(ad)) <= Number(value)
  if (operator === ">=") return (ad) => Number(read(ad)) >= Number(value)
  if (operator === "=") return (ad) => String(read(ad)) === value
  const pattern = new RegExp(property === "is" ? `^(?:${value})` : value)
  return (ad) => pattern.test(String(read(ad)))
}

const properties = [
  "name",
  "is",
  "maker",
  "model",
  "category",
  "commune",
  "region",
  "price",
  "year",
]
const isProperty = (name: string): name is keyof PublicAd => properties.includes(name)
