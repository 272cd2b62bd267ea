import { dataAnswerSchema, pageAnswerSchema } from "@wara/contract/answer"
import type { DataProvider, GetListParams, Identifier, RaRecord, UpdateParams } from "react-admin"
import { z } from "zod"
import { callApi } from "./call-api.ts"
import { listQuery, manyQuery } from "./list-query.ts"
import { requireWireResource, type WireResource } from "./wire-resources.ts"

/** Any record: only its id is validated here, the rest is typed by its page. */
const wireRecordSchema = z.looseObject({ id: z.number().int() })

type Fields = Readonly<Record<string, unknown>>

/**
 * Casts a record to the type that the page expects. The library leaves that type to the caller; it
 * is safe because the api serialises its responses by schema.
 */
function toRecord<Known extends { id: Identifier }>(
  record: z.infer<typeof wireRecordSchema>,
  { complete }: Pick<WireResource, "complete"> = {},
): Known {
  return { ...record, ...complete?.(record) } as unknown as Known
}

/** The writable fields that a form contains; for an update, only those that differ from before. */
function writtenFields(
  writable: readonly string[],
  data: Fields,
  previous: Fields = {},
): Record<string, unknown> {
  const fields = writable.filter((name) => {
    return data[name] !== undefined && JSON.stringify(data[name]) !== JSON.stringify(previous[name])
  })
  return Object.fromEntries(fields.map((name) => [name, data[name]]))
}

const pageAnswer = pageAnswerSchema(wireRecordSchema)
const oneAnswer = dataAnswerSchema(wireRecordSchema)

/** Implements the library's data provider with the api's collection calls. Throws PanelError. */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,
  getList: findList,
  getOne: async <R extends RaRecord>(
    name: string,
    { id, signal }: { id: Identifier; signal?: AbortSignal },
  ) => {
    const resource = requireWireResource(name)
    const { path, populate } = resource
    const query = new URLSearchParams(populate ? { populate } : {})
    const { data } = await callApi(`${path}/${id}`, oneAnswer, { query, signal })
    return { data: toRecord<R>(data, resource) }
  },
  getMany: <R extends RaRecord>(
    name: string,
    { ids, signal }: { ids: Identifier[]; signal?: AbortSignal },
  ) => findPage<R>(name, manyQuery(ids), signal),
  getManyReference: (name, { target, id, filter, ...params }) =>
    findList(name, { ...params, filter: { ...filter, [target]: id } }),
  create: async (name, { data }) => {
    const { path, writable } = requireWireResource(name)
    const body = { data: writtenFields(writable, data) }
    const answer = await callApi(path, oneAnswer, { method: "POST", body })
    return { data: toRecord(answer.data) }
  },
  update: async <R extends RaRecord>(name: string, params: UpdateParams<R>) => ({
    data: await updateOne<R>(name, params),
  }),
  updateMany: async (name, { ids, data }) => {
    for (const id of ids) await updateOne(name, { id, data })
    return { data: ids }
  },
  delete: async (name, { id, previousData }) => {
    await deleteOne(name, id)
    return { data: toRecord({ ...previousData, id: Number(id) }) }
  },
  deleteMany: async (name, { ids }) => {
    for (const id of ids) await deleteOne(name, id)
    return { data: ids }
  },
}

function findList<R extends RaRecord>(
  name: string,
  params: GetListParams & { signal?: AbortSignal },
) {
  return findPage<R>(name, listQuery(requireWireResource(name), params), params.signal)
}

async function findPage<R extends RaRecord>(
  name: string,
  query: URLSearchParams,
  signal?: AbortSignal,
) {
  const resource = requireWireResource(name)
  const { data, meta } = await callApi(resource.path, pageAnswer, { query, signal })
  return { data: data.map((record) => toRecord<R>(record, resource)), total: meta.pagination.total }
}

async function updateOne<R extends RaRecord>(
  name: string,
  params: { id: Identifier; data: Partial<R>; previousData?: R },
): Promise<R> {
  const { id, data, previousData } = params
  const { path, writable } = requireWireResource(name)
  const fields = writtenFields(writable, data, previousData)
  // The api refuses an update without changes.
  if (previousData && Object.keys(fields).length === 0) return previousData
  const body = { data: fields }
  const answer = await callApi(`${path}/${id}`, oneAnswer, { method: "PUT", body })
  return toRecord<R>(answer.data)
}

async function deleteOne(name: string, id: Identifier): Promise<void> {
  const { path } = requireWireResource(name)
  await callApi(`${path}/${id}`, z.unknown(), { method: "DELETE" })
}
