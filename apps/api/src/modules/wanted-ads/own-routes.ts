import { okAnswerSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import { ownWantedSchema, wantedReceiptSchema, wantedSteps } from "@wara/contract/wanted"
import { wantedSchema } from "@wara/domain/wanted/wanted-schema"
import { z } from "zod"
import { limitViewer } from "../../access/limits.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { publishWanted } from "./use-cases/publish-wanted.ts"
import { readOwnWanted } from "./use-cases/read-wanted.ts"
import { performWantedStep } from "./use-cases/wanted-steps.ts"

const tags = ["wanted ads"]
const limits = {
  read: { name: "own-wanted", limit: 300, windowSeconds: 600 },
  write: { name: "own-wanted-writes", limit: 60, windowSeconds: 600 },
}
const params = z.strictObject({ wanted: z.string().regex(/^[0-9a-f]{32}$/) })

/** The form sends a key with each wanted ad: a repeated one changes nothing. */
export const wantedKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{8,100}$/, "must have 8 to 100 characters")

/** The wanted ads of an account: publishing, states, end and renewal [B10.42] [B10.44]. */
export function registerOwnWanted(app: App, { database }: AppContext): void {
  app.post(
    "/users/me/wanted-ads",
    {
      schema: {
        tags,
        summary: "Publishes what the caller seeks, after a review; each Idempotency-Key once",
        description:
          "Three wanted ads in review or public at a time, ten a day. The e-mail of the account must be confirmed. Texts with phones, e-mails or links are refused.",
        headers: z.object({ "idempotency-key": wantedKeySchema }),
        body: z.strictObject({ data: wantedSchema }),
        response: {
          201: dataAnswerSchema(wantedReceiptSchema),
          ...errorResponses(400, 401, 403, 409, 429),
        },
      },
    },
    async (request, reply) => {
      const { id: ownerId } = await limitViewer(database, request, limits.write)
      const key = request.headers["idempotency-key"]
      const call = { ownerId, key, wanted: request.body.data }
      return reply.status(201).send({ data: await publishWanted(database, call, new Date()) })
    },
  )
  app.get(
    "/users/me/wanted-ads",
    {
      schema: {
        tags,
        summary: "The caller's wanted ads, newest first",
        querystring: z.strictObject({}),
        response: {
          200: dataAnswerSchema(z.array(ownWantedSchema)),
          ...errorResponses(400, 401, 429),
        },
      },
    },
    async (request) => {
      const { id } = await limitViewer(database, request, limits.read)
      return { data: await readOwnWanted(database, id, new Date()) }
    },
  )
  app.post(
    "/users/me/wanted-ads/:wanted",
    {
      schema: {
        tags,
        summary: "Ends or renews a wanted ad of the caller; ending can be repeated",
        params,
        body: z.strictObject({ data: z.strictObject({ action: z.enum(wantedSteps) }) }),
        response: { 200: okAnswerSchema, ...errorResponses(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request) => {
      const { id: ownerId } = await limitViewer(database, request, limits.write)
      const { action } = request.body.data
      const call = { ownerId, documentId: request.params.wanted, action }
      await performWantedStep(database, call, new Date())
      return { ok: true } as const
    },
  )
}
