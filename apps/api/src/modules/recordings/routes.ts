import { okAnswerSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import { recordedPartsSchema, recordingBatchSchema } from "@wara/contract/recording"
import { DomainError } from "@wara/domain/errors"
import { maxBatchBytes } from "@wara/domain/recording/recording"
import { z } from "zod"
import { callerDevice, callerNetwork } from "../../access/caller.ts"
import { withOwnEntry } from "../../access/reading.ts"
import { requireOperator } from "../../access/require-role.ts"
import { requireService } from "../../access/session.ts"
import type { App, AppContext } from "../../app-context.ts"
import { registerCollection } from "../../collections/dialect/register-collection.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { staffRecordings } from "./collection.ts"
import { watchRecording } from "./use-cases/recordings.ts"
import { limitBatches, storeBatch } from "./use-cases/store-batch.ts"

const idParams = z.strictObject({ id: z.coerce.number().int().positive().max(2_147_483_647) })

/** Session recordings, made with consent [S9.9]. */
export function registerRecordings(app: App, context: AppContext): void {
  const { config, database } = context
  registerCollection(app, context, staffRecordings)
  app.post(
    "/recordings",
    {
      bodyLimit: maxBatchBytes,
      // Refuses unauthorized or too frequent calls before their body, up to millions of characters,
      // is parsed.
      preParsing: async (request) => {
        requireService(request)
        if (!config.recording) throw new DomainError("NotFoundError", "Recording is disabled")
        const bytes = Number(request.headers["content-length"] ?? maxBatchBytes)
        await limitBatches(database, { network: callerNetwork(request), bytes })
      },
      schema: {
        tags: ["recordings"],
        summary:
          "Stores a recording batch of a consenting visitor; each batch number is stored once",
        body: z.strictObject({ data: recordingBatchSchema }),
        response: { 200: okAnswerSchema, ...errorResponses(400, 401, 403, 404, 413, 429) },
      },
    },
    async (request) => {
      await storeBatch(database, request.body.data, {
        userId: request.viewer?.id ?? null,
        device: callerDevice(request).name,
      })
      return { ok: true } as const
    },
  )
  app.get(
    "/admin/recordings/:id/events",
    {
      ...withOwnEntry,
      schema: {
        tags: ["admin"],
        summary:
          "The recorded events for playback; the audit trail records who watched them (operators)",
        params: idParams,
        response: {
          200: dataAnswerSchema(recordedPartsSchema),
          ...errorResponses(400, 401, 403, 404, 429),
        },
      },
    },
    async (request) => {
      const actorId = requireOperator(request).id
      return { data: { parts: await watchRecording(database, { id: request.params.id, actorId }) } }
    },
  )
}
