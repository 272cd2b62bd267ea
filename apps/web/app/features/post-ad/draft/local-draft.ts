import { type AdDraft, emptyDraft, isPartlyFilled } from "@wara/domain/ads/ad-draft"
import { isRecord } from "../../../browser/is-record.ts"
import { isUploadedImage, type UploadedImage } from "../../../browser/uploads/uploaded-image.ts"
import { isDraft } from "../../../entities/draft/stored-draft.ts"

/** A draft as stored in this browser, with its sync metadata. */
export type LocalDraft = {
  draft: AdDraft
  /** The pictures of its gallery, so that they can be shown. */
  pictures: UploadedImage[]
  /** Idempotency key, sent when the ad is created on the server. */
  key: string
  /** The server version that this one is based on; 0 before the first save. */
  version: number
  savedAt: string | null
  /** When the draft was last changed here; absent in data stored by older releases. */
  changedAt?: string
  /** Number of changes here, and at the last save. */
  changes: number
  savedChanges: number
  /** The last content sent, whether or not it was answered. */
  lastSent: string
}

export function newLocalDraft(): LocalDraft {
  return {
    draft: emptyDraft(),
    pictures: [],
    key: newKey(),
    version: 0,
    savedAt: null,
    changes: 0,
    savedChanges: 0,
    lastSent: "",
  }
}

/** Whether the server lacks the latest changes. */
export function isUnsaved({ changes, savedChanges }: LocalDraft): boolean {
  return changes !== savedChanges
}

/** Whether there is something to save: a started ad with unsaved changes. */
export function isWaiting(local: LocalDraft): boolean {
  const isBegun = local.draft.ad.ad_id !== null || isPartlyFilled(local.draft)
  return isBegun && isUnsaved(local)
}

/** Validates a draft read from local storage. */
export function isLocalDraft(value: unknown): value is LocalDraft {
  if (!isRecord(value) || !isDraft(value.draft) || !Array.isArray(value.pictures)) return false
  if (!value.pictures.every(isUploadedImage)) return false
  const { key, savedAt, changedAt, lastSent } = value
  const counts = [value.version, value.changes, value.savedChanges]
  return (
    typeof key === "string" &&
    typeof lastSent === "string" &&
    (savedAt === null || typeof savedAt === "string") &&
    (changedAt === undefined || typeof changedAt === "string") &&
    counts.every(Number.isInteger)
  )
}

/** A random UUID; browsers offer `randomUUID` only in secure contexts. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const marked = Array.from(bytes, (byte, place) => {
    // Version 4, variant 1 (RFC 9562).
    if (place === 6) return (byte & 0x0f) | 0x40
    return place === 8 ? (byte & 0x3f) | 0x80 : byte
  })
  const hex = marked.map((byte) => byte.toString(16).padStart(2, "0")).join("")
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
}
