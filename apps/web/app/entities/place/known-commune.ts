import { isRecord } from "../../browser/is-record.ts"

/** A commune as stored in browsers [S3.4]. */
export type KnownCommune = {
  id: number
  name: string
  region: { id: number; name: string; slug: string }
}

function isCommune(value: unknown): value is KnownCommune {
  if (!isRecord(value) || !isRecord(value.region)) return false
  const { id, name, region } = value
  const hasNames = [name, region.name, region.slug].every((text) => typeof text === "string")
  return hasNames && Number.isInteger(id) && Number.isInteger(region.id)
}

export function areCommunes(value: unknown): value is KnownCommune[] {
  return Array.isArray(value) && value.every(isCommune)
}
