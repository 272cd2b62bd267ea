import { DomainError } from "@wara/domain/errors"
import type { FastifyRequest } from "fastify"
import { z } from "zod"
import { requireOperator } from "../../access/require-role.ts"
import type { App } from "../../app-context.ts"
import type { Database } from "../../database/database.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { sendJson } from "../../http/json-text.ts"
import type { Collection, Writing } from "./collection.ts"
import { notFound, readKey } from "./collection-store.ts"
import { oneAnswer } from "./endpoint-description.ts"
import { createRecord, deleteRecord, updateRecord } from "./write-store.ts"

const keySchema = z.object({ key: z.string().min(1).max(64) })

/**
 * Registers create, update and delete for operators; other users are rejected before their body is
 * read.
 */
export function registerWriting(
  api: App,
  database: Database,
  collection: Collection,
  writing: Writing,
  /** The JSON of a written record's answer. */
  answer: (id: number) => Promise<string>,
): void {
  const tags = [collection.name]
  const guard = { preParsing: async (request: FastifyRequest) => void requireOperator(request) }
  const refusals = errorResponses(400, 401, 403, 409, 413, 415, 429)
  const one = oneAnswer(collection.record)

  api.post(
    `/${collection.name}`,
    {
      ...guard,
      schema: {
        summary: `Adds to ${collection.name} (operators)`,
        tags,
        body: z.strictObject({ data: writing.create }),
        response: { 201: one, ...refusals },
      },
    },
    async (request, reply) => {
      const actorId = requireOperator(request).id
      const id = await createRecord(database, writing, { actorId, data: request.body.data })
      return sendJson(reply.status(201), await answer(id))
    },
  )

  api.put(
    `/${collection.name}/:key`,
    {
      ...guard,
      schema: {
        summary: `Updates one record of ${collection.name} (operators)`,
        tags,
        params: keySchema,
        body: z.strictObject({ data: writing.update }),
        response: { 200: one, ...refusals, ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      const { data } = request.body
      if (Object.keys(data).length === 0) {
        throw new DomainError("ValidationError", "data: must change at least one field", [
          { path: ["data"], message: "must change at least one field" },
        ])
      }
      const actorId = requireOperator(request).id
      const key = readKey(request.params.key)
      const id = await updateRecord(database, writing, key, { actorId, data })
      if (id === null) throw notFound()
      return sendJson(reply, await answer(id))
    },
  )

  api.delete(
    `/${collection.name}/:key`,
    {
      ...guard,
      schema: {
        summary: `Deletes one record of ${collection.name} (operators)`,
        tags,
        params: keySchema,
        response: { 204: z.undefined(), ...refusals, ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      const actorId = requireOperator(request).id
      const key = readKey(request.params.key)
      if (!(await deleteRecord(database, writing, key, actorId))) throw notFound()
      return reply.status(204).send()
    },
  )
}
