import { dataAnswerSchema, pageAnswerSchema } from "@wara/contract/answer"
import type { DataProvider, GetListParams, Identifier, RaRecord, UpdateParams } from "react-admin"
import { z } from "zod"
import { callApi } from "./call-api.ts"
import { listQuery, manyQuery } from "./list-query.ts"
import { requireWireResource, type WireResource } from "./wire-resources.ts"

/** Any record of the wire: we know its number, its pages know the rest. */
const wireRecordSchema = z.looseObject({ id: z.number().int() })

type Fields = Readonly<Record<string, unknown>>

/**
 * A record as a page knows it. The library lets the page that asks say which type it gets; the api's
 * answers are serialised by schema, so that the page may be believed.
 */
function toRecord<Known extends { id: Identifier }>(
  record: z.infer<typeof wireRecordSchema>,
  { complete }: Pick<WireResource, "complete"> = {},
): Known {
  return { ...record, ...complete?.(record) } as unknown as Known
}

/** Of the writable fields those that a form gives; for a change, those that differ from before. */
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

/** The library's questions in the api's dialect of collections. Throws PanelError. */
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
  // The api refuses a change that changes nothing.
  if (previousData && Object.keys(fields).length === 0) return previousData
  const body = { data: fields }
  const answer = await callApi(`${path}/${id}`, oneAnswer, { method: "PUT", body })
  return toRecord<R>(answer.data)
}

async function deleteOne(name: string, id: Identifier): Promise<void> {
  const { path } = requireWireResource(name)
  await callApi(`${path}/${id}`, z.unknown(), { method: "DELETE" })
}
