import { currentAnnouncementSchema } from "@wara/contract/announcement"
import { dataAnswerSchema } from "@wara/contract/answer"
import { z } from "zod"
import { withoutPersonalData } from "../../access/reading.ts"
import { requireStaff } from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import { registerCollection } from "../../collections/dialect/register-collection.ts"
import { answersUntil } from "../../http/answer-cache/shared-answers.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { announcementCollection } from "./collection.ts"
import { listCurrent } from "./store.ts"

const answer = dataAnswerSchema(z.array(currentAnnouncementSchema))

/** Announcements: written by operators, shown on top of the site's pages and the panel's. */
export function registerAnnouncements(app: App, context: AppContext): void {
  const { database } = context
  registerCollection(app, context, announcementCollection)
  app.get(
    "/announcements",
    {
      // Their changes have no kind of their own: they outdate everything, as every page shows them.
      config: { sharedAnswers: answersUntil() },
      schema: {
        tags: ["announcements"],
        summary: "Announcements that the site shows now, each with its audience",
        querystring: z.strictObject({}),
        response: { 200: answer, ...errorResponses(400, 429) },
      },
    },
    async () => ({ data: await listCurrent(database, ["everybody", "users"], new Date()) }),
  )
  app.get(
    "/admin/current-announcements",
    {
      ...withoutPersonalData,
      schema: {
        tags: ["admin"],
        summary: "Announcements that the panel shows now",
        querystring: z.strictObject({}),
        response: { 200: answer, ...errorResponses(400, 401, 403, 429) },
      },
    },
    async (request) => {
      requireStaff(request)
      return { data: await listCurrent(database, ["staff"], new Date()) }
    },
  )
}
