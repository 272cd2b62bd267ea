import { okAnswerSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import {
  leadFileSchema,
  leadPageSchema,
  leadTemplatesAnswerSchema,
  leadThreadSchema,
} from "@wara/contract/lead"
import { leadTemplatesSchema } from "@wara/domain/leads/lead-schema"
import { z } from "zod"
import { limitViewer } from "../../access/limits.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { ownLeadStepSchema } from "./lead-step-schemas.ts"
import { listTemplates, replaceTemplates } from "./template-store.ts"
import { downloadLeads } from "./use-cases/download-leads.ts"
import { performOwnStep } from "./use-cases/own-lead-steps.ts"
import { readLeadPage, readOwnThread } from "./use-cases/read-leads.ts"

const limits = {
  read: { name: "own-leads", limit: 600, windowSeconds: 600 },
  write: { name: "own-lead-steps", limit: 120, windowSeconds: 600 },
  file: { name: "own-leads-file", limit: 20, windowSeconds: 3600 },
}
const tags = ["leads"]
const params = z.strictObject({ lead: z.string().regex(/^[0-9a-f]{32}$/) })

const querySchema = z.strictObject({
  side: z.enum(["seller", "buyer"]).default("seller"),
  tab: z.enum(["all", "new", "open", "closed"]).default("all"),
  ad: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})

/** The questions of an account: those that it got and those that it asked [B10.12] [B10.13]. */
export function registerOwnLeads(app: App, context: AppContext): void {
  const { database } = context
  app.get(
    "/users/me/leads",
    {
      schema: {
        tags,
        summary: "A page of the caller's questions, got or asked, with the numbers of the tabs",
        querystring: querySchema,
        response: { 200: leadPageSchema, ...errorResponses(400, 401, 429) },
      },
    },
    async (request) => {
      const { id: userId } = await limitViewer(database, request, limits.read)
      const { ad = null, page, side, tab } = request.query
      const call = { userId, side, page, ad, tab: tab === "all" ? null : tab }
      return readLeadPage(database, call, new Date())
    },
  )
  app.get(
    "/users/me/leads-file",
    {
      schema: {
        tags,
        summary: "The questions that the caller got, as the text of a spreadsheet file",
        querystring: z.strictObject({}),
        response: { 200: dataAnswerSchema(leadFileSchema), ...errorResponses(400, 401, 429) },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limits.file)
      return { data: { csv: await downloadLeads(database, viewer.id) } }
    },
  )
  app.get(
    "/users/me/leads/:lead",
    {
      schema: {
        tags,
        summary: "One thread of the caller, from the side on which the caller is",
        params,
        querystring: z.strictObject({}),
        response: {
          200: dataAnswerSchema(leadThreadSchema),
          ...errorResponses(400, 401, 404, 429),
        },
      },
    },
    async (request) => {
      const { id: userId } = await limitViewer(database, request, limits.read)
      const call = { userId, documentId: request.params.lead }
      return { data: await readOwnThread(database, call, new Date()) }
    },
  )
  app.post(
    "/users/me/leads/:lead",
    {
      schema: {
        tags,
        summary: "Performs a step in a thread of the caller; sellers also move, note and block",
        params,
        body: z.strictObject({ data: ownLeadStepSchema }),
        response: {
          200: dataAnswerSchema(leadThreadSchema),
          ...errorResponses(400, 401, 403, 404, 409, 429),
        },
      },
    },
    async (request) => {
      const { id: userId } = await limitViewer(database, request, limits.write)
      const call = { userId, documentId: request.params.lead, step: request.body.data }
      return { data: await performOwnStep(context, call, new Date()) }
    },
  )
  registerTemplates(app, context)
}

function registerTemplates(app: App, { database }: AppContext): void {
  app.get(
    "/users/me/lead-templates",
    {
      schema: {
        tags,
        summary: "The caller's saved answers, in their order",
        querystring: z.strictObject({}),
        response: {
          200: dataAnswerSchema(leadTemplatesAnswerSchema),
          ...errorResponses(400, 401, 429),
        },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limits.read)
      return { data: await listTemplates(database, viewer.id) }
    },
  )
  app.put(
    "/users/me/lead-templates",
    {
      schema: {
        tags,
        summary: "Replaces the caller's saved answers",
        body: z.strictObject({ data: leadTemplatesSchema }),
        response: { 200: okAnswerSchema, ...errorResponses(400, 401, 429) },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limits.write)
      await replaceTemplates(database, viewer.id, request.body.data)
      return { ok: true } as const
    },
  )
}
