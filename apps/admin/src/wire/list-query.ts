import { normalizePhone } from "@wara/domain/accounts/phone"
import { normalizeRut } from "@wara/domain/accounts/rut"
import { chileanDay } from "@wara/domain/site/chilean-dates"
import { days } from "@wara/domain/time"
import type { GetListParams } from "react-admin"
import type { WireResource } from "./wire-resources.ts"

/** The instant at which a day, `2026-11-21`, starts in Chile. */
export function dayBegins(day: string): Date {
  // Midnight is at 3:00 or 4:00 UTC; on the day that loses an hour the day starts at 1:00.
  const early = new Date(`${day}T03:00:00Z`)
  return chileanDay(early) === day ? early : new Date(`${day}T04:00:00Z`)
}

/** The last millisecond of a day in Chile. */
export function dayEnds(day: string): Date {
  const next = new Date(Date.parse(`${day}T12:00:00Z`) + days(1)).toISOString().slice(0, 10)
  return new Date(dayBegins(next).getTime() - 1)
}

type Filter = Record<string, unknown>

/**
 * A list's page, sort order and filters as an api query. A filter's name is a field, followed by @
 * and a comparison unless it is equality: `state`, `createdAt@gte`, `category.slug`. Lists match
 * any of their values; empty filters are ignored; `q` searches the resource's search fields.
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

/** A list's filters without page and sort order. */
export function filterQuery(resource: WireResource, { q, ...fields }: Filter): URLSearchParams {
  const query = new URLSearchParams()
  if (typeof q === "string" && q.trim() !== "") addSearch(query, resource, q.trim())
  addFields(query, [], fields)
  return query
}

/** Query for the records with these ids. */
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

/** Normalises a RUT or telephone, whole or in part, to its stored form. */
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

/** Filters by day refer to Chilean days, including the last one. */
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
