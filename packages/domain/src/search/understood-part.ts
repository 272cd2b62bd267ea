/** A place of Chile as searches name it. */
export type UnderstoodPlace = { slug: string; name: string }

/** What a part of a search text says; amounts are pesos without IVA, null means open. */
export type Meaning =
  | ({ kind: "commune"; region: UnderstoodPlace } & UnderstoodPlace)
  | ({ kind: "region" } & UnderstoodPlace)
  | { kind: "price"; min: number | null; max: number | null }
  | { kind: "year"; min: number | null; max: number | null }

/** Positions in a search text, in UTF-16 units. */
export type Span = { start: number; end: number }

/**
 * A part of a search text that was understood as a filter. `span` covers it with the words that lead
 * to it ("en temuco"), `core` what names it ("temuco").
 */
export type UnderstoodPart = { meaning: Meaning; span: Span; core: Span }

/** Tokens that a reader understood, by their places: from `from`, before `to`. */
export type TokenMatch<Kind extends Meaning = Meaning> = {
  meaning: Kind
  from: number
  to: number
  coreFrom: number
}
