import { abuseDetailSchema } from "@wara/contract/abuse"
import { okAnswerSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import { abuseReportSchema } from "@wara/domain/abuse/abuse-schema"
import { z } from "zod"
import { callerNetwork } from "../../access/caller.ts"
import { botTokenHeaders, requirePerson } from "../../access/require-person.ts"
import { requireStaff } from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import { registerCollection } from "../../collections/dialect/register-collection.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { idParams } from "../../http/id-params.ts"
import { staffAbuseGroups } from "./collection.ts"
import { decideReports, readReports } from "./use-cases/decide-reports.ts"
import { sendReport } from "./use-cases/send-report.ts"

const headersSchema = z.object({
  "idempotency-key": z.string().regex(/^[\x21-\x7e]{8,100}$/, "must have 8 to 100 characters"),
  ...botTokenHeaders,
})

/** Half of the reports a network is otherwise allowed in an hour. */
const unproved = { limit: 5, windowSeconds: 3600 }

/** Reports of ads and sellers by everybody [B10.30], and the team's decisions. */
export function registerAbuseReports(app: App, context: AppContext): void {
  app.post(
    "/abuse-reports",
    {
      schema: {
        tags: ["abuse reports"],
        summary: "Reports a public ad or seller; each Idempotency-Key is processed once",
        headers: headersSchema,
        body: z.strictObject({ data: abuseReportSchema }),
        response: { 201: okAnswerSchema, ...errorResponses(400, 403, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      await requirePerson(context, request, { action: "report", unproved })
      const call = {
        ...{ key: request.headers["idempotency-key"], content: request.body.data },
        ...{ viewer: request.viewer, network: callerNetwork(request) },
      }
      await sendReport(context, call, new Date())
      return reply.status(201).send({ ok: true } as const)
    },
  )
  registerCollection(app, context, staffAbuseGroups)
  registerStaffReports(app, context)
}

function registerStaffReports(app: App, context: AppContext): void {
  app.get(
    "/admin/abuse-reports/:id/detail",
    {
      schema: {
        tags: ["admin"],
        summary: "Every report about the subject of one, newest first",
        params: idParams,
        querystring: z.strictObject({}),
        response: {
          200: dataAnswerSchema(abuseDetailSchema),
          ...errorResponses(400, 401, 403, 404, 429),
        },
      },
    },
    async (request) => {
      requireStaff(request)
      return { data: await readReports(context.database, request.params.id) }
    },
  )
  for (const decision of ["uphold", "dismiss"] as const) {
    app.post(
      `/admin/abuse-reports/:id/${decision}`,
      {
        schema: {
          tags: ["admin"],
          summary: `Decides all open reports about the subject of one: ${decision}`,
          params: idParams,
          body: z.strictObject({ data: z.strictObject({}) }),
          response: { 200: okAnswerSchema, ...errorResponses(400, 401, 403, 404, 409, 429) },
        },
      },
      async (request) => {
        const call = { actor: requireStaff(request), id: request.params.id, decision }
        await decideReports(context, call, new Date())
        return { ok: true } as const
      },
    )
  }
}
