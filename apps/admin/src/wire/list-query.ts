import type { GetListParams } from "react-admin"
import type { WireResource } from "./wire-resources.ts"

type Filter = Record<string, unknown>

/**
 * A list's page, order and filters in the dialect. A filter's name is a field, with its comparison
 * behind an @ unless it is equality: `state`, `createdAt@gte`, `category.slug`. Lists mean any of
 * their values; empty filters mean nothing; `q` looks into the resource's search fields.
 */
export function listQuery(resource: WireResource, params: GetListParams): URLSearchParams {
  const query = new URLSearchParams({ populate: "*" })
  const { pagination, sort, filter = {} } = params
  if (pagination) {
    query.set("page", String(pagination.page))
    query.set("pageSize", String(pagination.perPage))
  }
  if (sort?.field) query.set("sort", `${wireField(sort.field)}:${sort.order.toLowerCase()}`)
  const { q, ...fields }: Filter = filter
  if (typeof q === "string" && q.trim() !== "") addSearch(query, resource, q.trim())
  addFields(query, [], fields)
  return query
}

/** Which records of these identities. */
export function manyQuery(ids: readonly unknown[]): URLSearchParams {
  const query = new URLSearchParams({ populate: "*", pageSize: String(Math.max(1, ids.length)) })
  ids.forEach((id, index) => {
    query.append(`filters[documentId][$in][${index}]`, String(id))
  })
  return query
}

/** The library's `id` is the api's documentId. */
function wireField(name: string): string {
  return name === "id" ? "documentId" : name
}

function addSearch(query: URLSearchParams, { search }: WireResource, text: string) {
  search.forEach((field, index) => {
    const path = field.split(".").map((step) => `[${step}]`)
    query.set(`filters[$or][${index}]${path.join("")}[$containsi]`, text)
  })
}

function addFields(query: URLSearchParams, path: string[], fields: Filter) {
  for (const [key, value] of Object.entries(fields)) {
    if (value === "" || value === null || value === undefined) continue
    const [name = "", comparison] = key.split("@")
    const here = [...path, ...name.split(".").map(wireField)]
    if (isNested(value)) {
      addFields(query, here, value)
      continue
    }
    const address = `filters${here.map((step) => `[${step}]`).join("")}`
    if (Array.isArray(value)) {
      value.forEach((one, index) => {
        query.set(`${address}[$in][${index}]`, String(one))
      })
    } else query.set(`${address}[$${comparison ?? "eq"}]`, String(value))
  }
}

function isNested(value: unknown): value is Filter {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
