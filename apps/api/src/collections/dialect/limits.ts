/** Limits of a query: generous for people, tight against queries meant to overload the database. */
export const queryLimits = {
  nesting: 5,
  /** Comparisons in all filters together. */
  conditions: 40,
  listValues: 100,
  valueLength: 300,
  sortKeys: 5,
  relations: 20,
  /** Maximum of the database's integer type. */
  integer: 2_147_483_647,
} as const
