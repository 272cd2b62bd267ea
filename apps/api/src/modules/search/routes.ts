import { dataAnswerSchema } from "@wara/contract/answer"
import { searchSuggestionSchema } from "@wara/contract/search"
import { searchTextLimit } from "@wara/domain/listing/ad-search"
import { type SuggestedName, suggestSearches } from "@wara/domain/search/suggest"
import { minutes } from "@wara/domain/time"
import { z } from "zod"
import type { App, AppContext } from "../../app-context.ts"
import { registerCollection } from "../../collections/dialect/register-collection.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { searchSynonyms } from "./collection.ts"
import { listSuggestedNames } from "./vocabulary-store.ts"

/**
 * Milliseconds after which the names are reloaded; the old ones are used until the new ones are
 * loaded.
 */
const maxAgeMs = minutes(5)

/**
 * Caches the names in memory, so that a keystroke costs no query; concurrent reloads are shared.
 */
export function cacheNames(
  read: () => Promise<SuggestedName[]>,
  now: () => number = Date.now,
): () => Promise<SuggestedName[]> {
  let cached: { names: SuggestedName[]; readAt: number } | null = null
  let reading: Promise<SuggestedName[]> | null = null
  const refresh = () => {
    reading ??= read()
      .then((names) => {
        cached = { names, readAt: now() }
        return names
      })
      .finally(() => {
        reading = null
      })
    return reading
  }
  return () => {
    if (cached === null) return refresh()
    if (now() - cached.readAt > maxAgeMs) refresh().catch(() => undefined)
    return Promise.resolve(cached.names)
  }
}

const querySchema = z.strictObject({ q: z.string().max(searchTextLimit) })

/** Search suggestions while typing [B5.7]. */
export function registerSearch(app: App, context: AppContext): void {
  const { database } = context
  registerCollection(app, context, searchSynonyms)
  const readNames = cacheNames(() => listSuggestedNames(database))
  app.get(
    "/search/suggestions",
    {
      schema: {
        tags: ["ads"],
        summary:
          "Search suggestions that start with `q`: equipment, categories, manufacturers, models and communes",
        querystring: querySchema,
        response: {
          200: dataAnswerSchema(z.array(searchSuggestionSchema)),
          ...errorResponses(400, 401, 429),
        },
      },
    },
    async (request) => ({ data: suggestSearches(await readNames(), request.query.q) }),
  )
}
