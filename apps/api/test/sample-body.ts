import { randomUUID } from "node:crypto"

/** The part of JSON Schema that our API documentation uses. */
type Schema = {
  type?: string
  format?: string
  enum?: unknown[]
  examples?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  minLength?: number
  minimum?: number
  exclusiveMinimum?: number
}

const formats: Record<string, () => string> = {
  uuid: randomUUID,
  email: () => "sample@wara.test",
}

/** A minimal valid value of a schema, so that a call passes the validation of its body. */
export function sampleBody(schema: Schema): unknown {
  const one = schema.anyOf?.[0] ?? schema.oneOf?.[0]
  if (one) return sampleBody(one)
  if (schema.examples) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.type === "object") {
    const { properties = {}, required = [] } = schema
    return Object.fromEntries(required.map((name) => [name, sampleBody(properties[name] ?? {})]))
  }
  if (schema.type === "array") {
    return Array.from({ length: schema.minItems ?? 0 }, () => sampleBody(schema.items ?? {}))
  }
  if (schema.type === "integer" || schema.type === "number") {
    return Math.max(1, schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1)
  }
  if (schema.type === "boolean") return true
  return formats[schema.format ?? ""]?.() ?? "a".repeat(schema.minLength ?? 1)
}
