import { normalizePhone } from "@wara/domain/accounts/phone"
import { normalizeRut } from "@wara/domain/accounts/rut"
import { chileanDay } from "@wara/domain/site/chilean-day"
import type { GetListParams } from "react-admin"
import type { WireResource } from "./wire-resources.ts"

const dayMs = 86_400_000

/** The instant at which a day, `2026-11-21`, begins in Chile. */
export function dayBegins(day: string): Date {
  // Midnight is at 3 or at 4 in UTC; on the day that loses an hour it is 1 o'clock at once.
  const early = new Date(`${day}T03:00:00Z`)
  return chileanDay(early) === day ? early : new Date(`${day}T04:00:00Z`)
}

/** The last millisecond of a day in Chile. */
export function dayEnds(day: string): Date {
  const next = new Date(Date.parse(`${day}T12:00:00Z`) + dayMs).toISOString().slice(0, 10)
  return new Date(dayBegins(next).getTime() - 1)
}

type Filter = Record<string, unknown>

/**
 * A list's page, order and filters in the dialect. A filter's name is a field, with its comparison
 * behind an @ unless it is equality: `state`, `createdAt@gte`, `category.slug`. Lists mean any of
 * their values; empty filters mean nothing; `q` looks into the resource's search fields.
 */
export function listQuery(resource: WireResource, params: GetListParams): URLSearchParams {
  const { pagination, sort, filter = {} } = params
  const query = filterQuery(resource, filter)
  if (resource.populate) query.set("populate", resource.populate)
  if (pagination) {
    query.set("page", String(pagination.page))
    query.set("pageSize", String(pagination.perPage))
  }
  if (sort?.field) query.set("sort", `${sort.field}:${sort.order.toLowerCase()}`)
  return query
}

/** A list's filters alone. */
export function filterQuery(resource: WireResource, { q, ...fields }: Filter): URLSearchParams {
  const query = new URLSearchParams()
  if (typeof q === "string" && q.trim() !== "") addSearch(query, resource, q.trim())
  addFields(query, [], fields)
  return query
}

/** Which records of these identities. */
export function manyQuery(ids: readonly unknown[]): URLSearchParams {
  const query = new URLSearchParams({ pageSize: String(Math.max(1, ids.length)) })
  ids.forEach((id, index) => {
    query.append(`filters[id][$in][${index}]`, String(id))
  })
  return query
}

function addSearch(query: URLSearchParams, { search }: WireResource, text: string) {
  search.forEach((field, index) => {
    const path = field.split(".").map((step) => `[${step}]`)
    const sought = storedSpelling(field, text)
    query.set(`filters[$or][${index}]${path.join("")}[$containsi]`, sought)
  })
}

/** RUTs and telephones are stored in one way, however somebody types them, whole or in part. */
function storedSpelling(field: string, text: string): string {
  if (field === "rut" || field === "company_rut") {
    const isPart = /^[\d.]+(?:-[\dkK]?)?$/.test(text)
    return normalizeRut(text) ?? (isPart ? text.replaceAll(".", "").toUpperCase() : text)
  }
  if (field !== "phone") return text
  const isPart = /^[\d\s()+.-]+$/.test(text) && /\d{3}/.test(text.replace(/\D/g, ""))
  return normalizePhone(text) ?? (isPart ? text.replace(/\D/g, "") : text)
}

function addFields(query: URLSearchParams, path: string[], fields: Filter) {
  for (const [key, value] of Object.entries(fields)) {
    if (value === "" || value === null || value === undefined) continue
    const [name = "", comparison] = key.split("@")
    const here = [...path, ...name.split(".")]
    if (isNested(value)) {
      addFields(query, here, value)
      continue
    }
    const address = `filters${here.map((step) => `[${step}]`).join("")}`
    if (Array.isArray(value)) {
      value.forEach((one, index) => {
        query.set(`${address}[$in][${index}]`, String(one))
      })
    } else query.set(`${address}[$${comparison ?? "eq"}]`, wireValue(value, comparison))
  }
}

/** Whoever filters by days means those of Chile, the last one included. */
function wireValue(value: unknown, comparison: string | undefined): string {
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return text
  if (comparison === "gte") return dayBegins(text).toISOString()
  return comparison === "lte" ? dayEnds(text).toISOString() : text
}

function isNested(value: unknown): value is Filter {
  return (
    typeof value === "object" && !Array.isArray(value) && !(value instanceof Date) && value !== null
  )
}
