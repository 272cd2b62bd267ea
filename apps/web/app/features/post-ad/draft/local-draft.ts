import { type AdDraft, emptyDraft, isPartlyFilled } from "@wara/domain/ads/ad-draft"
import { isDraft } from "../../../session/stored-draft.ts"
import { isRecord } from "../../../ui/is-record.ts"
import { isUploadedImage, type UploadedImage } from "../../../ui/upload-file.ts"

/** A draft as this browser keeps it: the draft itself, and beside it what saving needs to know. */
export type LocalDraft = {
  draft: AdDraft
  /** The pictures of its gallery, so that they can be shown. */
  pictures: UploadedImage[]
  /** Sent when the ad is made on the server, so that making it twice makes one. */
  key: string
  /** The server's version that this one goes on from; 0 before it was ever saved there. */
  version: number
  savedAt: string | null
  /** When something was last typed or chosen here; absent in what older releases stored. */
  changedAt?: string
  /** How often something changed here, and how often when it was last saved. */
  changes: number
  savedChanges: number
  /** What was sent last, whether or not an answer came. */
  lastSent: string
}

/** Nothing yet. */
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

/** Whether the server does not have what was typed here last. */
export function isUnsaved({ changes, savedChanges }: LocalDraft): boolean {
  return changes !== savedChanges
}

/** Whether there is something that the server should have: an ad that was begun, and went on since. */
export function isWaiting(local: LocalDraft): boolean {
  const isBegun = local.draft.ad.ad_id !== null || isPartlyFilled(local.draft)
  return isBegun && isUnsaved(local)
}

/** Whether what local storage gives back is what was once put there. */
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

/** A random UUID; browsers give `randomUUID` to secure pages only. */
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
