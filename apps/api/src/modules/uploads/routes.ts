import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import multipart from "@fastify/multipart"
import { uploadTicketSchema } from "@wara/contract/account"
import { imageSchema } from "@wara/contract/image"
import { DomainError } from "@wara/domain/errors"
import { maxUploadBytes, maxUploads } from "@wara/domain/site/upload-rules"
import type { FastifyReply, FastifyRequest } from "fastify"
import { z } from "zod"
import { RateLimitError } from "../../access/rate-limit-error.ts"
import { enforceCaptcha, verifyCaptcha } from "../../access/require-person.ts"
import { requireViewer } from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import type { Database } from "../../database/database.ts"
import { errorResponses } from "../../http/error-responses.ts"
import type { CaptchaResult } from "../../ports/bot-check/bot-check.ts"
import { drainBodyOnError, requireFittingBody } from "./form/guard-body.ts"
import { receiveForm } from "./form/receive-form.ts"
import {
  createUploadRoom,
  limitFiles,
  limitUploads,
  maxUnshown,
  unprovedUploads,
} from "./limit-uploads.ts"
import { countUnshown, findKeyed } from "./store.ts"
import { allowSite, requireUploader } from "./upload-access.ts"
import { storeUploads } from "./use-cases/store-uploads.ts"
import { issueTicket } from "./use-cases/upload-tickets.ts"

/** Seconds; the clean-up runs every hour. */
const hour = 3600

/**
 * Refuses more pictures from users who have many that are not shown, because each takes up space
 * for a day. Throws RateLimitError.
 */
async function limitUnshown(database: Database, ownerId: number): Promise<void> {
  if ((await countUnshown(database, ownerId)) >= maxUnshown) throw new RateLimitError(hour)
}

const limits = {
  files: maxUploads,
  fileSize: maxUploadBytes,
  fields: 10,
  fieldNameSize: 100,
  fieldSize: 8_192,
  headerPairs: 20,
}

/** Uploads of pictures [S7.9] and the tickets for them. */
export function registerUploading(app: App, context: AppContext): void {
  registerTickets(app, context)
  const within = createUploadRoom()
  // The multipart parser is registered in this scope only.
  app.register(async (scope: App) => {
    await scope.register(multipart, { limits, throwFileSizeLimit: false })
    const cors = allowSite(context.config)
    scope.options("/ads/upload", { schema: { hide: true }, config: { cors } }, (_request, reply) =>
      reply.status(204).send(),
    )
    scope.post(
      "/ads/upload",
      {
        config: { cors, bearerMayBeTicket: true, takesFiles: true },
        preParsing: requireFittingBody,
        schema: {
          tags: ["uploads"],
          summary: `Stores 1 to ${maxUploads} pictures: multipart files, type, optional key and recaptchaToken (before the files); a file with a key is stored once`,
          consumes: ["multipart/form-data"],
          security: [{ session: [] }],
          response: {
            200: z.array(imageSchema),
            ...errorResponses(400, 401, 403, 413, 415, 429, 503),
          },
        },
      },
      async (request, reply) =>
        drainBodyOnError(request.raw, () => upload(request, reply, { ...context, within })),
    )
  })
}

type Context = AppContext & { within: ReturnType<typeof createUploadRoom> }

async function upload(request: FastifyRequest, reply: FastifyReply, context: Context) {
  const { database, within } = context
  const { id: ownerId } = await requireUploader(request, database)
  await limitUploads(request, database, { kind: "call", userId: ownerId })
  if (!request.isMultipart()) {
    throw new DomainError("UnsupportedMediaTypeError", "The body must be multipart/form-data")
  }
  await limitUnshown(database, ownerId)
  const signal = whileConnected(reply)
  return within({ ownerId, bytes: Number(request.headers["content-length"]) }, async () => {
    let verification: Promise<CaptchaResult> | null = null
    const verify = (token: string | null) => {
      verification ??= verifyCaptcha(context, request, { action: "upload", token })
      // The failure is rethrown where the result is awaited, unless the form is invalid, which is
      // reported instead.
      verification.catch(() => undefined)
      return verification
    }
    const folder = await mkdtemp(join(tmpdir(), "wara-upload-"))
    try {
      const form = await receiveForm(request, folder, verify)
      const { type, key } = form
      // The answer of an upload may get lost, so a retry with the same key returns the stored
      // picture.
      const known = key === null ? null : await findKeyed(database, { ownerId, type, key })
      if (known) return [known]
      const unproved = { ...unprovedUploads, caller: String(ownerId) }
      await enforceCaptcha(context, request, {
        action: "upload",
        result: await verify(null),
        unproved,
      })
      await limitFiles(database, { userId: ownerId, files: form.files.length })
      return await storeUploads(context, { form, ownerId, signal })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}

function registerTickets(app: App, { database }: AppContext): void {
  app.post(
    "/auth/upload-ticket",
    {
      schema: {
        tags: ["uploads"],
        summary: "A short-lived secret that authenticates the user for one upload",
        security: [{ session: [] }],
        response: { 200: uploadTicketSchema, ...errorResponses(401, 429) },
      },
    },
    async (request) => {
      const { id } = requireViewer(request)
      await limitUploads(request, database, { kind: "ticket", userId: id })
      return issueTicket(database, id, new Date())
    },
  )
}

/** Aborted when the client disconnects before the answer. */
function whileConnected(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort(new Error("the client has disconnected"))
  })
  return controller.signal
}
