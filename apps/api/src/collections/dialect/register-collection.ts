// Long because the routes of a collection share its schemas, limits and errors.
import { DomainError } from "@wara/domain/errors"
import { exactCountLimit } from "@wara/domain/listing/pagination"
import type { FastifyRequest } from "fastify"
import { z } from "zod"
import { readerOf } from "../../access/audience.ts"
import { readFor } from "../../access/read-for.ts"
import { describeReading, withoutPersonalData } from "../../access/reading.ts"
import { operatorsOnly, requireOperator, requireRole } from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import type { Database } from "../../database/database.ts"
import { keepAnswerUnshared } from "../../http/answer-cache/answer-cache.ts"
import { anyQuery } from "../../http/any-query.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { sendJson } from "../../http/json-text.ts"
import type { Collection, Writing } from "./collection.ts"
import { countParts, findOne, findPage, notFound, readKey } from "./collection-store.ts"
import { type Condition, describeFilters } from "./condition.ts"
import { describeFind, describeOne, findAnswer, oneAnswer } from "./endpoint-description.ts"
import type { ExtraParameters } from "./extra-parameters.ts"
import type { FoundText } from "./find-statement.ts"
import { readQueriesOnce } from "./known-queries.ts"
import { type FindQuery, readOneQuery, type Slice } from "./read-query.ts"
import { readSelection } from "./read-selection.ts"
import { createRecord, deleteRecord, updateRecord } from "./write-store.ts"

/**
 * How a collection searches texts: the matches of the words and their rank, given the explicit
 * conditions.
 */
export type TextSearch = (text: string, explicit: readonly Condition[]) => Promise<FoundText>

const keySchema = z.object({ key: z.string().min(1).max(64) })

/** Registers find and findOne of a collection, and its write routes if declared. */
export function registerCollection(
  api: App,
  context: AppContext,
  collection: Collection,
  options: {
    search?: TextSearch
    extra?: ExtraParameters
    whenEmpty?: (text: string) => Promise<void>
    /** Must resolve before this many records are sent, in a list or alone. */
    beforeAnswer?: (request: FastifyRequest, records: number) => Promise<void>
  } = {},
): void {
  const { database } = context
  const { beforeAnswer, extra, search, whenEmpty } = options
  const tags = [collection.name]
  const { onlyFor, sharedAnswers } = collection
  const config = {
    ...(sharedAnswers && !onlyFor ? { sharedAnswers } : {}),
    ...(collection.withoutPersonalData ? withoutPersonalData.config : {}),
  }
  // Checked before the query is parsed, so that error messages reveal no field names.
  const guard = onlyFor
    ? { preParsing: async (request: FastifyRequest) => void requireRole(request, onlyFor) }
    : {}
  const refusals = onlyFor ? errorResponses(403) : {}
  const readQuery = readQueriesOnce(collection, {
    searchable: search !== undefined,
    extra: extra?.names,
  })

  api.get(
    `/${collection.name}`,
    {
      ...guard,
      config,
      schema: {
        summary: collection.summary,
        description: describeFind(collection, search !== undefined, extra?.description),
        tags,
        querystring: anyQuery,
        response: {
          200: findAnswer(collection.record),
          ...refusals,
          ...errorResponses(400, 401, 429),
        },
      },
    },
    async (request, reply) => {
      const reader = readerOf(request)
      const asked = readQuery(reader, request.query)
      const conditions = (await extra?.read(request.query)) ?? []
      const query =
        conditions.length === 0 ? asked : { ...asked, filters: [...asked.filters, ...conditions] }
      const found = search && query.text !== "" ? await search(query.text, query.filters) : null
      const [{ count, records, total }, partsTotal] = await readFor(request, context, (pool) =>
        Promise.all([
          findPage(pool, collection, query, found, new Date()),
          found?.parts && query.slice.offset === 0
            ? countParts(pool, collection, query, found, found.parts)
            : 0,
        ]),
      )
      await beforeAnswer?.(request, count)
      if (request.viewer !== null)
        describeReading(request, { filter: describeFilters(query.filters), count, total })
      if (found && isMissing(found, query, total)) {
        // Each such search is counted.
        keepAnswerUnshared(request)
        whenEmpty?.(found.meaning.words).catch((error: unknown) => {
          request.log.warn({ err: error }, "empty search could not be recorded")
        })
      }
      const meta = found
        ? searchMeta(found, query.slice, { total, partsTotal })
        : { pagination: pagination(query.slice, total) }
      return sendJson(reply, `{"data":${records},"meta":${JSON.stringify(meta)}}`)
    },
  )

  api.get(
    `/${collection.name}/:key`,
    {
      ...guard,
      config,
      schema: {
        summary: `Reads one record of ${collection.name} by id or documentId`,
        description: describeOne(),
        tags,
        params: keySchema,
        querystring: anyQuery,
        response: {
          200: oneAnswer(collection.record),
          ...refusals,
          ...errorResponses(400, 401, 404, 429),
        },
      },
    },
    async (request, reply) => {
      const reader = readerOf(request)
      const selection = readOneQuery(collection, reader, request.query)
      const key = readKey(request.params.key)
      const record = await readFor(request, context, (pool) =>
        findOne(pool, collection, reader, key, selection),
      )
      if (record === null) throw notFound()
      await beforeAnswer?.(request, 1)
      return sendJson(reply, oneText(record))
    },
  )

  if (collection.writing) {
    registerWriting(api, database, collection, collection.writing, async (id) => {
      const selection = readSelection(collection, "operator", {})
      const record = await findOne(context.pool, collection, "operator", { id }, selection)
      if (record === null) throw notFound()
      return oneText(record)
    })
  }
}

const oneText = (record: string): string => `{"data":${record},"meta":{}}`

/**
 * Whether the first page shows that no ad offers what was searched. Filters alone can cause an
 * empty page; only words that no record contains together prove that something is missing.
 */
function isMissing(found: FoundText, query: FindQuery, total: number | null): boolean {
  if (query.slice.offset > 0) return false
  const filtered = query.filters.length + found.filters.length > 0
  return found.meaning.kept_words !== null || (total === 0 && !filtered)
}

/** Of a text, a total that was not counted to its end is the number that was counted. */
function searchMeta(
  found: FoundText,
  slice: Slice,
  { partsTotal, total }: { partsTotal: number; total: number | null },
) {
  const limit = found.countLimit ?? exactCountLimit
  const complete = total === null || total <= limit
  return {
    pagination: pagination(slice, complete ? total : limit),
    search: { ...found.meaning, complete, parts_total: partsTotal },
  }
}

function pagination(slice: Slice, total: number | null) {
  const { offset, limit } = slice
  const counted = total === null ? {} : { total }
  if (slice.style === "start") return { start: offset, limit, ...counted }
  const pages = total === null ? {} : { pageCount: Math.ceil(total / limit) }
  return { page: offset / limit + 1, pageSize: limit, ...pages, ...counted }
}

/**
 * Registers create, update and delete for operators; other users are rejected before their body is
 * read.
 */
function registerWriting(
  api: App,
  database: Database,
  collection: Collection,
  writing: Writing,
  /** The JSON of a written record's answer. */
  answer: (id: number) => Promise<string>,
): void {
  const tags = [collection.name]
  const refusals = errorResponses(400, 401, 403, 409, 413, 415, 429)
  const one = oneAnswer(collection.record)

  api.post(
    `/${collection.name}`,
    {
      ...operatorsOnly,
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
      ...operatorsOnly,
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
      ...operatorsOnly,
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
