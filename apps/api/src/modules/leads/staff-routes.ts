import { staffLeadThreadSchema } from "@wara/contract/admin"
import { dataAnswerSchema } from "@wara/contract/answer"
import { z } from "zod"
import { requireStaff } from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import { countReads } from "../../audit/record-action.ts"
import { registerCollection } from "../../collections/dialect/register-collection.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { idParams } from "../../http/id-params.ts"
import { staffLeads } from "./collection.ts"
import { readStaffThread } from "./use-cases/read-staff-thread.ts"

/** Questions to sellers in the panel, for following up on abuse. */
export function registerStaffLeads(app: App, context: AppContext): void {
  const { database } = context
  registerCollection(app, context, staffLeads, countReads(database, "leads"))
  app.get(
    "/admin/leads/:id/thread",
    {
      schema: {
        tags: ["admin"],
        summary: "All messages of a question's thread (moderators, audited)",
        params: idParams,
        querystring: z.strictObject({}),
        response: {
          200: dataAnswerSchema(staffLeadThreadSchema),
          ...errorResponses(400, 401, 403, 404, 429),
        },
      },
    },
    async (request) => {
      requireStaff(request)
      return { data: await readStaffThread(database, request.params.id, new Date()) }
    },
  )
}
