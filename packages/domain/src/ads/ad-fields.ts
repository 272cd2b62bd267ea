import type { Currency } from "../money/money.ts"
import { maxAdPrice } from "./max-price.ts"

/**
 * Who may read a field: everybody, users with a confirmed account who reveal it (one ad at a time),
 * or only its owner and the team.
 */
type Readers = "everybody" | "revealed" | "owner"

type FieldBase = {
  /** Step of the form that asks for it. */
  step: 2 | 3 | 4 | 5
  /** Whether an ad cannot be submitted without it. */
  required?: true
  readers: Readers
  /** Whether a change of a public ad's value requires a review. */
  reviewed?: true
  /** Filled in from the account, so that it does not show that an ad was begun. */
  prefilled?: true
  /** Belongs to one machine, so that a copy of the ad starts without it. */
  unique?: true
}

/**
 * What a kind of field adds. `line` is text on one line and `text` of many, in characters; `choice`
 * is the id of another record; `measure` has at most two decimals. 0 or "" means not given.
 */
type FieldKinds = {
  line: { min?: number; max: number; contactData?: "refused" }
  text: { min: number; max: number; contactData?: "refused" }
  email: object
  phone: object
  choice: object
  currency: object
  /** Net of IVA, in the ad's currency. */
  price: { max: number }
  /** The last year is next year. */
  year: { min: number }
  measure: { unit: "kg" | "cm"; max: number }
  /** Number of pictures. */
  gallery: { min: number; max: number }
}

export type AdFieldKind = keyof FieldKinds

type AdField<Kind extends AdFieldKind = AdFieldKind> = {
  [K in Kind]: FieldBase & FieldKinds[K] & { kind: K }
}[Kind]

/**
 * Maximum pictures of a stored ad, for the database and for responses: above every limit that the
 * gallery had or will have, because ads and drafts keep their pictures when that limit is lowered.
 * Writing pictures is limited by `adFields.gallery.max`.
 */
export const maxStoredPictures = 100

/** The database columns of measures cannot store more. */
const maxMeasure = 9_999_999

/**
 * The fields of an ad, by their names at the wire, in the order of the form and of the ad's sheet.
 * Validation, wire schemas, columns, form, sheet and review desk derive from this table; what each
 * field is called is in ad-field-texts.ts.
 */
export const adFields = {
  name: {
    kind: "line",
    step: 2,
    required: true,
    min: 5,
    max: 80,
    contactData: "refused",
    readers: "everybody",
    reviewed: true,
  },
  category: { kind: "choice", step: 2, required: true, readers: "everybody", reviewed: true },
  currency: {
    kind: "currency",
    step: 2,
    required: true,
    readers: "everybody",
    reviewed: true,
    prefilled: true,
  },
  price: {
    kind: "price",
    step: 2,
    required: true,
    max: maxAdPrice,
    readers: "everybody",
    reviewed: true,
  },
  description: {
    kind: "text",
    step: 2,
    required: true,
    min: 20,
    max: 3000,
    contactData: "refused",
    readers: "everybody",
    reviewed: true,
  },
  email: { kind: "email", step: 3, required: true, readers: "revealed", prefilled: true },
  phone: { kind: "phone", step: 3, required: true, readers: "revealed", prefilled: true },
  region: { kind: "choice", step: 3, required: true, readers: "everybody", prefilled: true },
  commune: { kind: "choice", step: 3, required: true, readers: "everybody", prefilled: true },
  address: { kind: "line", step: 3, max: 120, readers: "owner", prefilled: true },
  address_number: { kind: "line", step: 3, max: 10, readers: "owner", prefilled: true },
  condition: { kind: "choice", step: 4, required: true, readers: "everybody" },
  manufacturer: {
    kind: "line",
    step: 4,
    max: 40,
    contactData: "refused",
    readers: "everybody",
  },
  model: { kind: "line", step: 4, max: 40, contactData: "refused", readers: "everybody" },
  year: { kind: "year", step: 4, min: 1900, readers: "everybody" },
  serial_number: { kind: "line", step: 4, max: 40, readers: "owner", unique: true },
  weight: { kind: "measure", step: 4, unit: "kg", max: maxMeasure, readers: "everybody" },
  depth: { kind: "measure", step: 4, unit: "cm", max: maxMeasure, readers: "everybody" },
  width: { kind: "measure", step: 4, unit: "cm", max: maxMeasure, readers: "everybody" },
  height: { kind: "measure", step: 4, unit: "cm", max: maxMeasure, readers: "everybody" },
  gallery: {
    kind: "gallery",
    step: 5,
    required: true,
    min: 1,
    max: 12,
    readers: "everybody",
    reviewed: true,
  },
} as const satisfies Record<string, AdField>

type AdFields = typeof adFields

export type AdFieldName = keyof AdFields

/** Names of the fields declared with these properties. */
export type AdFieldNames<Where> = {
  [Name in AdFieldName]: AdFields[Name] extends Where ? Name : never
}[AdFieldName]

// Object.keys forgets the keys' type; the table above has exactly these.
export const adFieldNames = Object.keys(adFields) as AdFieldName[]

/** Names of the fields with this value of a property, in the order of the table. */
export function adFieldsWith<Key extends keyof FieldBase | "kind", const Value>(
  key: Key,
  value: Value,
): AdFieldNames<Record<Key, Value>>[] {
  const hasValue = (name: AdFieldName): name is AdFieldNames<Record<Key, Value>> => {
    const field: AdField = adFields[name]
    return field[key] === value
  }
  return adFieldNames.filter(hasValue)
}

export type RequiredAdField = AdFieldNames<{ required: true }>

export function isRequired(name: AdFieldName): name is RequiredAdField {
  return "required" in adFields[name]
}

export const measureFields = adFieldsWith("kind", "measure")

/** The text or number fields of an ad that everybody may read. */
export const publicAdFields = adFieldsWith("readers", "everybody").filter(
  (name) => name !== "gallery" && adFields[name].kind !== "choice",
) as Exclude<AdFieldNames<{ readers: "everybody" }>, AdFieldNames<{ kind: "choice" | "gallery" }>>[]

/** The fields that are not public. */
export const privateAdFields = [
  ...adFieldsWith("readers", "revealed"),
  ...adFieldsWith("readers", "owner"),
]

/** The public facts about the machine itself, in the order of its sheet. */
export const sheetFields = adFieldsWith("step", 4).filter(
  (name) => adFields[name].readers === "everybody",
) as AdFieldNames<{ step: 4; readers: "everybody" }>[]

type Makers = {
  [Kind in AdFieldKind]: (field: AdField<Kind>, name: AdFieldNames<{ kind: Kind }>) => unknown
}

/** One value per field, made by the function for its kind. */
export function mapAdFields<Made extends Makers>(
  makers: Made,
): { [Name in AdFieldName]: ReturnType<Made[AdFields[Name]["kind"]]> } {
  const entries = adFieldNames.map((name) => {
    const field = adFields[name]
    // The compiler cannot see that a field's kind picks the function that takes it.
    const make = makers[field.kind] as (field: AdField, name: AdFieldName) => unknown
    return [name, make(field, name)]
  })
  return Object.fromEntries(entries)
}

/** These fields of a record and nothing else. */
export function pickFields<Source extends object, Name extends keyof Source>(
  source: Source,
  names: readonly Name[],
): Pick<Source, Name> {
  // Object.fromEntries forgets which names it was given.
  return Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Source, Name>
}

/** A record with these names, each value made from its name. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  // Object.fromEntries forgets which names it was given.
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>
}

/** The value of a field by its kind. */
type FieldValues = {
  line: string
  text: string
  email: string
  phone: string
  choice: number
  currency: Currency
  price: number
  year: number
  measure: number
  /** Ids of uploaded pictures in order; the first is the cover. */
  gallery: number[]
}

/** The type of a field's value. */
export type AdFieldValue<Name extends AdFieldName> = FieldValues[AdFields[Name]["kind"]]
