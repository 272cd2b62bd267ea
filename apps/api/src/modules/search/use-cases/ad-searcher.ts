import type { TextSearch } from "../../../collections/dialect/register-collection.ts"
import type { ReadPlaces } from "./known-places.ts"

/** What searching like the list of ads needs. */
export type AdSearcher = { search: TextSearch; readPlaces: ReadPlaces }
