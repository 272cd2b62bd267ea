/** A place in Chile as named in searches. */
export type UnderstoodPlace = { slug: string; name: string }

/** Meaning of a part of a search text; amounts are pesos without IVA, null means open. */
export type Meaning =
  | ({ kind: "commune"; region: UnderstoodPlace } & UnderstoodPlace)
  | ({ kind: "region" } & UnderstoodPlace)
  | { kind: "price"; min: number | null; max: number | null }
  | { kind: "year"; min: number | null; max: number | null }

/** Positions in a search text, in UTF-16 units. */
export type Span = { start: number; end: number }

/**
 * A part of a search text that was understood as a filter. `span` includes the introducing words
 * ("en temuco"), `core` only the name ("temuco").
 */
export type UnderstoodPart = { meaning: Meaning; span: Span; core: Span }

/** Tokens that a parser understood, by position: from `from`, before `to`. */
export type TokenMatch<Kind extends Meaning = Meaning> = {
  meaning: Kind
  from: number
  to: number
  coreFrom: number
}
