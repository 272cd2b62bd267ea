/** Bounds of a query; generous for people, tight for whoever tries to make the database sweat. */
export const queryLimits = {
  /** Relations and groups inside one another. */
  nesting: 5,
  /** Comparisons in all filters together. */
  conditions: 40,
  /** Values of one `$in`. */
  listValues: 100,
  /** Characters of one value. */
  valueLength: 300,
  sortKeys: 5,
  /** Relations populated in all. */
  relations: 20,
  /** The database's integers end here. */
  integer: 2_147_483_647,
} as const
