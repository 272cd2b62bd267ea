import type { RecordingBatch } from "@wara/contract/recording"
import { DomainError } from "@wara/domain/errors"
import {
  maxCharacters,
  maxKilobytesADay,
  maxTotalCharacters,
  pageTag,
  recordingIdentity,
} from "@wara/domain/recording/recording"
import { days, hours, inSeconds } from "@wara/domain/time"
import { z } from "zod"
import { limitCalls, limitNetwork } from "../../../access/limits.ts"
import type { Database } from "../../../database/database.ts"
import { findPerson, insertPart, insertRecording, lockRecording } from "../store.ts"

/**
 * The recorded user and device, taken from the request itself and never from the browser's payload.
 */
export type Recorded = { userId: number | null; device: string }

/** Daily limit of all networks together, so that many networks cannot fill the disk either. */
const ofAll = { name: "recording-all", limit: maxKilobytesADay, windowSeconds: inSeconds(days(1)) }

const pageEventSchema = z.object({
  type: z.literal(5),
  data: z.object({ tag: z.literal(pageTag) }),
})

/**
 * Stores a recording batch of a browser, once per batch number. The first batch starts the
 * recording under the user logged in at that time; later batches are accepted from the same user
 * only. Throws NotFoundError, PayloadTooLargeError, RateLimitError.
 */
export async function storeBatch(
  database: Database,
  batch: RecordingBatch,
  recorded: Recorded,
): Promise<void> {
  const payload = JSON.stringify(batch.events)
  if (payload.length > maxCharacters) throw tooLarge()
  await limitCalls(database, { ...ofAll, caller: "", times: Math.ceil(payload.length / 1_000) })
  const { device, userId } = recorded
  const { key, path, seq } = batch
  await database.transaction(async (transaction) => {
    if (seq === 0) {
      const person = userId === null ? null : await findPerson(transaction, userId)
      if (userId !== null && person === null) throw notTheirs()
      const identity = recordingIdentity(person)
      await insertRecording(transaction, { key, path, device, userId, identity })
    }
    const recording = await lockRecording(transaction, key)
    if (recording === null || recording.userId !== userId) throw notTheirs()
    if (recording.characters + payload.length > maxTotalCharacters) throw tooLarge()
    const pages = batch.events.filter((event) => pageEventSchema.safeParse(event).success).length
    await insertPart(transaction, recording, {
      seq,
      payload,
      pages,
      events: batch.events.length,
    })
  })
}

const notTheirs = () => new DomainError("NotFoundError", "Recording not found for this user")
const tooLarge = () => new DomainError("PayloadTooLargeError", "The recording is too large")

/** A batch counts once, plus once for every 64 kB: about 75 MB per network and hour. */
const limit = { name: "recording-network", limit: 1_200, windowSeconds: inSeconds(hours(1)) }
const weight = 65_536

/** Counts a batch by its length, before its body is read. Throws RateLimitError. */
export async function limitBatches(
  database: Database,
  batch: { network: string; bytes: number },
): Promise<void> {
  const { network, bytes } = batch
  await limitNetwork(database, { ...limit, network, times: 1 + Math.floor(bytes / weight) })
}
