import { okAnswerSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import { taxDocumentFileSchema } from "@wara/contract/order"
import {
  attachTaxDocumentSchema,
  maxTaxPdfBytes,
  waiveTaxDocumentSchema,
} from "@wara/domain/orders/tax-document-schema"
import { z } from "zod"
import { operatorsOnly, requireOperator } from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { idParams } from "../../http/id-params.ts"
import { readTaxDocument } from "./use-cases/read-tax-document.ts"
import { attachByStaff, waiveByStaff } from "./use-cases/tax-documents-by-staff.ts"

/** Base64 adds a third to the bytes; the rest is for the other fields. */
const bodyLimit = Math.ceil((maxTaxPdfBytes * 4) / 3) + 10_000

const done = { ok: true } as const
const changed = { 200: okAnswerSchema, ...errorResponses(400, 401, 403, 404, 409, 413, 429) }

export function registerTaxDocuments(app: App, context: AppContext): void {
  app.post(
    "/admin/tax-documents/:id/attach",
    {
      ...operatorsOnly,
      bodyLimit,
      schema: {
        tags: ["admin"],
        summary: "Attaches folio and PDF of an issued document; idempotent (operators)",
        params: idParams,
        body: z.strictObject({ data: attachTaxDocumentSchema }),
        response: changed,
      },
    },
    async (request) => {
      const actorId = requireOperator(request).id
      const { pdf, ...rest } = request.body.data
      const file = Buffer.from(pdf, "base64")
      const attachment = { ...rest, pdf: file, id: request.params.id, actorId }
      await attachByStaff(context, attachment, new Date())
      return done
    },
  )
  app.post(
    "/admin/tax-documents/:id/waive",
    {
      ...operatorsOnly,
      schema: {
        tags: ["admin"],
        summary: "Waives a pending document, with a reason (operators)",
        params: idParams,
        body: z.strictObject({ data: waiveTaxDocumentSchema }),
        response: changed,
      },
    },
    async (request) => {
      const actorId = requireOperator(request).id
      const { reason } = request.body.data
      await waiveByStaff(context, { id: request.params.id, actorId, reason })
      return done
    },
  )
  app.get(
    "/admin/tax-documents/:id/file",
    {
      ...operatorsOnly,
      schema: {
        tags: ["admin"],
        summary: "An issued document with its PDF as base64 (operators)",
        params: idParams,
        response: {
          200: dataAnswerSchema(taxDocumentFileSchema),
          ...errorResponses(400, 401, 403, 404, 429),
        },
      },
    },
    async (request) => {
      requireOperator(request)
      return { data: await readTaxDocument(context.database, { id: request.params.id }) }
    },
  )
}
