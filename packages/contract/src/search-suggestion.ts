import { suggestionKinds } from "@wara/domain/search/suggest"
import { z } from "zod"

/** A search suggested while typing: the kind of thing it names, and the text to search. */
export const searchSuggestionSchema = z.object({ kind: z.enum(suggestionKinds), text: z.string() })
