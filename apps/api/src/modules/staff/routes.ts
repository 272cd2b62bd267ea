import { okAnswerSchema } from "@wara/contract/account"
import { dashboardSchema } from "@wara/contract/admin"
import { dataAnswerSchema } from "@wara/contract/answer"
import { staffNoteLimit } from "@wara/domain/ads/review"
import { chileanDay } from "@wara/domain/site/chilean-day"
import { z } from "zod"
import { requireStaff } from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { idParams } from "./id-params.ts"
import { registerStaffOrders } from "./order-routes.ts"
import { registerPanelSession } from "./panel-session-routes.ts"
import { registerReviews } from "./review-routes.ts"
import { registerStaffTaxDocuments } from "./tax-document-routes.ts"
import { addNote } from "./use-cases/add-note.ts"
import { answerProRequest } from "./use-cases/answer-pro-request.ts"
import { readDashboard } from "./use-cases/read-dashboard.ts"
import { registerStaffUsers } from "./user-routes.ts"

const body = z.strictObject({
  data: z.strictObject({ text: z.string().trim().min(1).max(staffNoteLimit) }),
})

const subjects = {
  ads: { name: "an ad", of: (id: number) => ({ adId: id }) },
  users: { name: "an account", of: (id: number) => ({ userId: id }) },
} as const

/**
 * Internal notes: the team writes them, GET /admin/notes reads them, and they are never changed.
 */
function registerNotes(app: App, { database }: AppContext): void {
  for (const path of ["ads", "users"] as const) {
    const { name, of } = subjects[path]
    app.post(
      `/admin/${path}/:id/notes`,
      {
        schema: {
          tags: ["admin"],
          summary: `Adds an internal note to ${name}`,
          params: idParams,
          body,
          response: { 200: okAnswerSchema, ...errorResponses(400, 401, 403, 404, 429) },
        },
      },
      async (request) => {
        const authorId = requireStaff(request).id
        const { text } = request.body.data
        await addNote(database, { ...of(request.params.id), authorId, text })
        return { ok: true } as const
      },
    )
  }
}

/** Days shown by default, and at most. */
const usualDays = 60
const maxDays = 731

const dayMs = 86_400_000
const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) - days * dayMs).toISOString().slice(0, 10)

const dashboardQuery = z
  .strictObject({ from: z.iso.date(), to: z.iso.date() })
  .partial()
  .refine(({ from, to }) => !from || !to || from <= to, "from must not be after to")
  .refine(
    ({ from, to }) => !from || from >= daysBefore(to ?? chileanDay(new Date()), maxDays),
    `at most ${maxDays} days`,
  )

function registerOverview(app: App, { database }: AppContext): void {
  app.get(
    "/admin/dashboard",
    {
      schema: {
        tags: ["admin"],
        summary:
          "Figures of a span of Chilean days, the last 60 unless said; money for operators only",
        querystring: dashboardQuery,
        response: { 200: dataAnswerSchema(dashboardSchema), ...errorResponses(400, 401, 403, 429) },
      },
    },
    async (request) => {
      const withMoney = requireStaff(request).role === "operator"
      const { to = chileanDay(new Date()), from = daysBefore(to, usualDays) } = request.query
      return { data: await readDashboard(database, { span: { from, to }, withMoney }) }
    },
  )
}

const ok = { ok: true } as const
const done = { 200: okAnswerSchema, ...errorResponses(400, 401, 403, 404, 409, 429) }

/** The team's answers to requests to become a professional seller. */
function registerStaffProRequests(app: App, context: AppContext): void {
  app.post(
    "/admin/pro-requests/:id/approve",
    {
      schema: {
        tags: ["admin"],
        summary: "Makes the account of a request professional",
        params: idParams,
        body: z.strictObject({ data: z.strictObject({}) }),
        response: done,
      },
    },
    async (request) => {
      const actor = requireStaff(request)
      const call = { actor, requestId: request.params.id, isApproved: true, reason: "" }
      await answerProRequest(context, call, new Date())
      return ok
    },
  )
  app.post(
    "/admin/pro-requests/:id/decline",
    {
      schema: {
        tags: ["admin"],
        summary: "Declines a request, with a reason that its person reads",
        params: idParams,
        body: z.strictObject({
          data: z.strictObject({ reason: z.string().trim().min(3).max(500) }),
        }),
        response: done,
      },
    },
    async (request) => {
      const actor = requireStaff(request)
      const { reason } = request.body.data
      const call = { actor, requestId: request.params.id, isApproved: false, reason }
      await answerProRequest(context, call, new Date())
      return ok
    },
  )
}

/** The team's actions in the panel; every route checks the role itself. */
export function registerStaff(app: App, context: AppContext): void {
  registerPanelSession(app, context)
  registerOverview(app, context)
  registerReviews(app, context)
  registerNotes(app, context)
  registerStaffUsers(app, context)
  registerStaffProRequests(app, context)
  registerStaffOrders(app, context)
  registerStaffTaxDocuments(app, context)
}
