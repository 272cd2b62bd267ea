import { dataAnswerSchema } from "@wara/contract/answer"
import { adFacetsSchema, filterCategorySchema, filterCommuneSchema } from "@wara/contract/facets"
import { z } from "zod"
import type { App, AppContext } from "../../app-context.ts"
import { readerOf, type TextSearch } from "../../collections/dialect/register-collection.ts"
import { errorResponses } from "../../plugins/error-responses.ts"
import { registerAdSteps } from "./ad-step-routes.ts"
import { registerDrafts } from "./draft-routes.ts"
import { registerEndLinks } from "./end-link-routes.ts"
import { registerOwnAds } from "./own-ad-routes.ts"
import { countAdFacets } from "./use-cases/count-ad-facets.ts"
import { listFilterCategories, listFilterCommunes } from "./use-cases/list-filter-values.ts"

const facetsQuerySchema = z.strictObject({ _q: z.unknown(), filters: z.unknown() }).partial()

/** What stands beside the list of ads (spec §7): counts of filters; and what owners do with theirs. */
export function registerAds(app: App, context: AppContext, search: TextSearch): void {
  const { database } = context
  registerOwnAds(app, context)
  registerDrafts(app, context)
  registerAdSteps(app, context)
  registerEndLinks(app, context)
  app.get(
    "/ads/facets",
    {
      schema: {
        tags: ["ads"],
        summary: "Counts beside the filters of a search, each group without its own filter",
        description: "Takes the `_q` and `filters` of GET /ads.",
        querystring: facetsQuerySchema,
        response: { 200: dataAnswerSchema(adFacetsSchema), ...errorResponses(400, 401, 429) },
      },
    },
    async (request) => ({
      data: await countAdFacets({ database, search }, readerOf(request), request.query),
    }),
  )

  app.get(
    "/filter/categories",
    {
      schema: {
        tags: ["ads"],
        summary: "All categories with their number of public ads, by name",
        response: { 200: dataAnswerSchema(z.array(filterCategorySchema)) },
      },
    },
    async () => ({ data: await listFilterCategories(database) }),
  )

  app.get(
    "/filter/communes",
    {
      schema: {
        tags: ["ads"],
        summary: "Communes that have public ads, with their number, by name",
        response: { 200: dataAnswerSchema(z.array(filterCommuneSchema)) },
      },
    },
    async () => ({ data: await listFilterCommunes(database) }),
  )
}
