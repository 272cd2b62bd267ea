import type { FormatName } from "@wara/domain/site/upload-rules"
import { isRecord } from "../is-record.ts"

type Version = { url: string; width: number; height: number }

export type UploadedImage = Version & {
  id: number
  formats: { [Name in FormatName]?: Version | undefined }
}

/** Whether a value, from a response or local storage, is an uploaded picture. */
export function isUploadedImage(value: unknown): value is UploadedImage {
  if (!isVersion(value) || !("id" in value) || !Number.isFinite(value.id)) return false
  return (
    "formats" in value && isRecord(value.formats) && Object.values(value.formats).every(isVersion)
  )
}

function isVersion(value: unknown): value is Version {
  if (!isRecord(value)) return false
  const { url, width, height } = value
  return [width, height].every(Number.isFinite) && typeof url === "string"
}
