import { okAnswerSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import { rightsDetailSchema } from "@wara/contract/privacy"
import { rightsLimits } from "@wara/domain/privacy/rights-schema"
import { z } from "zod"
import { withOwnEntry } from "../../access/reading.ts"
import { operatorsOnly, requireOperator } from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import { registerCollection } from "../../collections/dialect/register-collection.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { idParams } from "../../http/id-params.ts"
import { staffRightsRequests } from "./collection.ts"
import { answerRequest } from "./use-cases/answer-request.ts"
import { readRequest } from "./use-cases/read-request.ts"

const lines = ({ max, min }: { min: number; max: number }) => z.string().trim().min(min).max(max)

const steps = {
  answer: { summary: "Answers a request", text: lines(rightsLimits.answer) },
  refuse: { summary: "Refuses a request with its legal ground", text: lines(rightsLimits.answer) },
  extend: { summary: "Extends a request once, with a reason", text: lines(rightsLimits.reason) },
} as const

/** The rights desk of the panel, for operators; every reading and every step is audited. */
export function registerStaffRights(app: App, context: AppContext): void {
  registerCollection(app, context, staffRightsRequests)
  app.get(
    "/admin/rights-requests/:id/detail",
    {
      ...withOwnEntry,
      ...operatorsOnly,
      schema: {
        tags: ["admin"],
        summary: "Who asks, what for, and the answer (operators, audited)",
        params: idParams,
        querystring: z.strictObject({}),
        response: {
          200: dataAnswerSchema(rightsDetailSchema),
          ...errorResponses(400, 401, 403, 404, 429),
        },
      },
    },
    async (request) => {
      const call = { actor: requireOperator(request), id: request.params.id }
      return { data: await readRequest(context.database, call) }
    },
  )
  for (const step of ["answer", "refuse", "extend"] as const) {
    const { summary, text } = steps[step]
    app.post(
      `/admin/rights-requests/:id/${step}`,
      {
        ...operatorsOnly,
        schema: {
          tags: ["admin"],
          summary: `${summary} (operators)`,
          params: idParams,
          body: z.strictObject({ data: z.strictObject({ text }) }),
          response: { 200: okAnswerSchema, ...errorResponses(400, 401, 403, 404, 409, 429) },
        },
      },
      async (request) => {
        const { id } = request.params
        const actor = requireOperator(request)
        await answerRequest(context, { actor, id, step, text: request.body.data.text }, new Date())
        return { ok: true } as const
      },
    )
  }
}
