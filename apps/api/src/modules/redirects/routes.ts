import { dataAnswerSchema } from "@wara/contract/answer"
import { redirectRuleSchema } from "@wara/contract/redirect"
import { z } from "zod"
import type { App, AppContext } from "../../app-context.ts"
import { registerCollection } from "../../collections/dialect/register-collection.ts"
import { answersUntil } from "../../http/answer-cache/shared-answers.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { redirects } from "./collection.ts"
import { listRedirectRules } from "./store.ts"

/** The redirect rules that the web server applies [S4.5]; they contain nothing private. */
export function registerRedirects(app: App, context: AppContext): void {
  const { database } = context
  registerCollection(app, context, redirects(context.config.baseUrl))
  app.get(
    "/redirects",
    {
      config: { sharedAnswers: answersUntil("redirects") },
      schema: {
        tags: ["redirects"],
        summary: "Redirect rules in force",
        querystring: z.strictObject({}),
        response: {
          200: dataAnswerSchema(z.array(redirectRuleSchema)),
          ...errorResponses(400, 429),
        },
      },
    },
    async () => ({ data: await listRedirectRules(database) }),
  )
}
