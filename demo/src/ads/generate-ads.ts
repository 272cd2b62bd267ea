import type { ConditionSlug } from "@wara/api/reference/catalog"
import type { Currency } from "@wara/domain/money/money"
import type { MachineKind as DrawnKind } from "../drawings/machine-kinds.ts"
import { type MachineKind, machineKinds } from "../machines/machine-kinds.ts"
import { createRandom, hashText, type Random } from "../random.ts"
import { slugOf } from "../slug.ts"
import { adDescription } from "./ad-description.ts"
import { type AdLife, adLife } from "./ad-life.ts"
import { adTitle } from "./ad-title.ts"
import { adPrice, demoDollar, readingOfMeter, yearOfMachine } from "./age-and-price.ts"
import { pickPlace, placeOf, streetNames } from "./place-of-ad.ts"
import { sellerOfAd } from "./seller-of-ad.ts"

/** Share of each category in percent; heavy machinery has more. */
const categoryShares: Readonly<Record<string, number>> = {
  construccion: 14,
  transporte: 12.5,
  agricultura: 12,
  "elevacion-y-bodega": 10.5,
  energia: 9,
  mineria: 8,
  "bombas-y-compresores": 5.5,
  "forestal-y-madera": 5,
  "manufactura-y-metalmecanica": 5,
  "alimentos-y-bebidas": 4.5,
  "ganaderia-y-lecheria": 3.5,
  "repuestos-y-herramientas": 3.5,
  "pesca-y-acuicultura": 3,
  "salud-y-laboratorio": 2.5,
  telecomunicaciones: 2,
}

/** A generated ad, independent of database ids. */
export type SeedAd = {
  index: number
  slug: string
  name: string
  description: string
  category: string
  condition: ConditionSlug
  commune: string
  seller: string
  currency: Currency
  price: number
  priceClp: number
  manufacturer: string
  model: string
  year: number
  serialNumber: string | null
  weight: number
  width: number
  height: number
  depth: number
  address: string | null
  addressNumber: string | null
  /** The drawing that depicts it. */
  drawing: DrawnKind
  featured: boolean
  life: AdLife
}

const kindsOfCategory = Map.groupBy(machineKinds, (kind) => kind.category)

function pickKind(random: Random): MachineKind {
  const kinds = random.weighted(
    [...kindsOfCategory],
    ([category]) => categoryShares[category] ?? 1,
  )[1]
  return random.weighted(kinds, (kind) => kind.share)
}

function pickCondition(kind: MachineKind, lastYear: number, random: Random): ConditionSlug {
  const draw = random.number()
  const brandNew = kind.brandNew ?? 0.06
  if (draw < brandNew) return lastYear >= 2025 ? "nuevo" : "usado"
  if (draw < brandNew + 0.06) return "reacondicionado"
  return draw < brandNew + 0.085 ? "para-repuestos" : "usado"
}

function grammar(kind: MachineKind): Record<string, string> {
  return kind.gender === "f"
    ? { o: "a", a: "a", lo: "la", uno: "una" }
    : { o: "o", a: "", lo: "lo", uno: "uno" }
}

function serialNumber(random: Random): string {
  const letters = "ABCDEFGHJKLMNPRSTUVWXYZ"
  const prefix = Array.from({ length: random.whole(2, 3) }, () => letters[random.whole(0, 22)])
  return `${prefix.join("")}${random.whole(10_000, 9_999_999)}`
}

function shortId(index: number): string {
  const mixed = (hashText(`slug ${index}`) % 1296).toString(36).padStart(2, "0")
  return `${index.toString(36)}${mixed}`
}

/** The nth ad; another `attempt` gives a different text. */
function generateAd(index: number, attempt: number): SeedAd {
  const random = createRandom(attempt === 0 ? `ad ${index}` : `ad ${index} again ${attempt}`)
  const kind = pickKind(random)
  const machine = random.pick(kind.models)
  const [make, model, , lastYear, newPrice, weight, width, height, depth, ...traits] = machine
  const condition = pickCondition(kind, lastYear, random)
  const year = yearOfMachine(machine, condition === "nuevo", random)
  const reading =
    kind.meter === undefined || condition === "nuevo"
      ? null
      : readingOfMeter(kind.meter, year, random)
  const wanted = pickPlace(kind.trade, random)
  const seller = sellerOfAd({ index, category: kind.category, place: wanted }, random)
  const place = seller.pro && random.chance(0.7) ? placeOf(seller.commune) : wanted
  const currency: Currency = random.chance(kind.dollars ?? 0.015) && newPrice > 20 ? "USD" : "CLP"
  const price = adPrice(
    {
      newPrice,
      year,
      yearlyLoss: kind.yearlyLoss ?? 0.1,
      use: reading?.use ?? 1,
      condition,
      currency,
    },
    random,
  )
  const noun = random.chance(0.6) ? (kind.nouns[0] ?? "") : random.pick(kind.nouns)
  const trait = traits.length > 0 ? random.pick(traits) : null
  const words = grammar(kind)
  const values = {
    ...words,
    noun,
    lower: noun.charAt(0).toLocaleLowerCase("es-CL") + noun.slice(1),
    make,
    model,
    year: String(year),
    trait: trait ?? "",
    meter: reading?.text ?? "",
    as: kind.meter?.[0] === "km" ? "os" : "as",
    commune: place.name,
    region: place.region,
    home: placeOf(seller.commune).name,
    recent: String(random.whole(Math.max(2021, year), 2025 < year ? year : 2025)),
  }
  const extra = kind.extras.length > 0 && random.chance(0.5) ? random.pick(kind.extras) : null
  const name = adTitle(
    {
      noun,
      make,
      model,
      year,
      trait,
      condition,
      extra: extra !== null && !/[[{]/.test(extra) ? extra : null,
      meter: reading?.text ?? null,
      newWord: `nuev${words.o}`,
    },
    random,
  )
  const description = adDescription(
    {
      kind,
      condition,
      values,
      hasMeter: reading !== null,
      byDealer: seller.pro,
      isLarge: newPrice >= 15,
    },
    random,
  )
  const measured = random.chance(0.92)
  const hasAddress = random.chance(0.6)
  const life = adLife(index, random)
  return {
    index,
    slug: `${slugOf(name)}-${shortId(index)}`,
    name,
    description,
    category: kind.category,
    condition,
    commune: place.slug,
    seller: seller.username,
    currency,
    price,
    priceClp: currency === "USD" ? price * demoDollar : price,
    manufacturer: make,
    model,
    year,
    serialNumber: random.chance(0.5) ? serialNumber(random) : null,
    weight: measured ? weight : 0,
    width: measured ? width : 0,
    height: measured ? height : 0,
    depth: measured ? depth : 0,
    address: hasAddress ? random.pick(streetNames) : null,
    addressNumber: hasAddress ? String(random.whole(10, 9800)) : null,
    drawing: kind.drawing,
    featured: life.state === "active" && index % 19 === 4,
    life,
  }
}

/**
 * 53 bits of a text instead of the text: a million descriptions would need most of a gigabyte. Two
 * texts of the same value only mean that one is generated once more.
 */
function fingerprint(text: string): number {
  return hashText(text) * 2_097_152 + (hashText(`${text} again`) >>> 11)
}

/** The ads from one number to another (exclusive), each with a different text. */
export function* generateAds(from: number, to: number): Generator<SeedAd> {
  const seen = new Set<number>()
  for (let index = 0; index < to; index += 1) {
    let ad = generateAd(index, 0)
    let own = fingerprint(ad.description)
    for (let attempt = 1; seen.has(own); attempt += 1) {
      ad = generateAd(index, attempt)
      own = fingerprint(ad.description)
    }
    seen.add(own)
    if (index >= from) yield ad
  }
}
