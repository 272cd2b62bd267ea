import { dataAnswerSchema } from "@wara/contract/answer"
import { sitemapFileSchema } from "@wara/contract/sitemap"
import { DomainError } from "@wara/domain/errors"
import { sitemapName } from "@wara/domain/site/sitemap-xml"
import { z } from "zod"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { findSitemapFile, listSitemapNames } from "./store.ts"

/** The sitemap's files, which a job writes; reading one is a look-up by name [B8.21]. */
export function registerSitemaps(app: App, { database }: Pick<AppContext, "database">): void {
  app.get(
    "/sitemaps",
    {
      schema: {
        tags: ["sitemaps"],
        summary: "Names of the files of the sitemap",
        querystring: z.strictObject({}),
        response: { 200: dataAnswerSchema(z.array(z.string())), ...errorResponses(400, 429) },
      },
    },
    async () => ({ data: await listSitemapNames(database) }),
  )
  app.get(
    "/sitemaps/:name",
    {
      schema: {
        tags: ["sitemaps"],
        summary: "A file of the sitemap, as it was last written",
        params: z.strictObject({ name: z.string().regex(sitemapName) }),
        querystring: z.strictObject({}),
        response: { 200: dataAnswerSchema(sitemapFileSchema), ...errorResponses(400, 404, 429) },
      },
    },
    async (request) => {
      const { name } = request.params
      const xml = await findSitemapFile(database, name)
      if (xml === null) throw new DomainError("NotFoundError", "There is no such sitemap file")
      return { data: { name, xml } }
    },
  )
}
