import { dataAnswerSchema } from "@wara/contract/answer"
import { searchSuggestionSchema } from "@wara/contract/search-suggestion"
import { searchTextLimit } from "@wara/domain/listing/ad-search"
import { suggestSearches } from "@wara/domain/search/suggest"
import { z } from "zod"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../plugins/error-responses.ts"
import { keepNames } from "./kept-names.ts"
import { listSuggestedNames } from "./suggestions-store.ts"

const querySchema = z.strictObject({ q: z.string().max(searchTextLimit) })

/** What helps somebody who is typing a search. */
export function registerSearch(app: App, { database }: AppContext): void {
  const readNames = keepNames(() => listSuggestedNames(database))
  app.get(
    "/search/suggestions",
    {
      schema: {
        tags: ["ads"],
        summary: "Searches that begin as `q`: equipment, categories, makers, models and communes",
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
