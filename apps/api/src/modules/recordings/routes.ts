import { okAnswerSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import {
  recordedPartsSchema,
  recordingBatchSchema,
  recordingCallShape,
} from "@wara/contract/recording"
import { DomainError } from "@wara/domain/errors"
import { maxCallBytes } from "@wara/domain/recording/recording"
import { z } from "zod"
import { callerDevice, callerNetwork } from "../../access/caller.ts"
import { withOwnEntry } from "../../access/reading.ts"
import { operatorsOnly, requireOperator } from "../../access/require-role.ts"
import { requireService } from "../../access/session.ts"
import type { App, AppContext } from "../../app-context.ts"
import { registerCollection } from "../../collections/dialect/register-collection.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { readJsonOfShape } from "../../http/request-bodies.ts"
import { staffRecordings } from "./collection.ts"
import { watchRecording } from "./use-cases/recordings.ts"
import { limitBatches, storeBatch } from "./use-cases/store-batch.ts"

const idParams = z.strictObject({ id: z.coerce.number().int().positive().max(2_147_483_647) })

/** Session recordings, made with consent [S9.9]. */
export function registerRecordings(app: App, context: AppContext): void {
  const { database } = context
  registerCollection(app, context, staffRecordings)
  app.register(async (calls: App) => registerCalls(calls, context))

  app.get(
    "/admin/recordings/:id/events",
    {
      ...operatorsOnly,
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

/** The key of the page's token, which the web server has verified [B8.37]. */
const keyHeader = "x-recording-key"

const withoutToken = () =>
  new DomainError("ForbiddenError", "A recording is accepted with the token of its page only")

function registerCalls(app: App, { config, database }: AppContext): void {
  readJsonOfShape(app, recordingCallShape)
  app.post(
    "/recordings",
    {
      bodyLimit: maxCallBytes,
      // Refuses unauthorized or too frequent calls before their body is read.
      preParsing: async (request) => {
        requireService(request)
        if (request.headers[keyHeader] === undefined) throw withoutToken()
        if (!config.recording) throw new DomainError("NotFoundError", "Recording is disabled")
        const bytes = Number(request.headers["content-length"] ?? maxCallBytes)
        await limitBatches(database, { network: callerNetwork(request), bytes })
      },
      schema: {
        tags: ["recordings"],
        summary:
          "Stores a part of the recording of a consenting visitor; each number is stored once",
        body: z.strictObject({ data: recordingBatchSchema }),
        response: { 200: okAnswerSchema, ...errorResponses(400, 401, 403, 404, 413, 429) },
      },
    },
    async (request) => {
      if (request.headers[keyHeader] !== request.body.data.key) throw withoutToken()
      await storeBatch(database, request.body.data, {
        userId: request.viewer?.id ?? null,
        device: callerDevice(request).name,
      })
      return { ok: true } as const
    },
  )
}
