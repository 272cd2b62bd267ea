import { isDeeperThan } from "@wara/domain/recording/is-deeper-than"
import { maxBatches, maxBufferedEvents, maxLevels } from "@wara/domain/recording/recording-limits"
import { z } from "zod"
import { instantSchema, recordSchema } from "./record.ts"

/** One thing that happened on a page, as the recorder tells it; what it means only the player knows. */
export const recordedEventSchema = z.looseObject({
  type: z.int().min(0).max(5),
  timestamp: z.number().int().positive(),
  data: z.unknown(),
})

/** One thing that happened on a page. */
export type RecordedEvent = z.infer<typeof recordedEventSchema>

/** POST recordings: what happened since the last sending. */
export const recordingBatchSchema = z.strictObject({
  /** Chosen by the browser for one page load; nobody else knows it. */
  key: z.uuid(),
  /** Counts the sendings of a recording from 0; the same one again changes nothing. */
  seq: z
    .int()
    .min(0)
    .max(maxBatches - 1),
  /** Path on which the recording began, without what follows a question mark. */
  path: z
    .string()
    .max(300)
    .regex(/^\/[^?#\s]*$/),
  events: z
    .array(recordedEventSchema)
    .min(1)
    .max(maxBufferedEvents)
    // Neither the api nor the player could walk through more.
    .refine((events) => !isDeeperThan(maxLevels, events), "is too deep"),
})

/** What happened since the last sending. */
export type RecordingBatch = z.infer<typeof recordingBatchSchema>

/** A recording in the panel's list. */
export const staffRecordingSchema = recordSchema.extend({
  user_id: z.number().int().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  path: z.string(),
  device: z.string(),
  pages: z.number().int(),
  events: z.number().int(),
  characters: z.number().int(),
  seconds: z.number().int(),
  started_at: instantSchema,
  last_at: instantSchema,
})

/** A recording at the panel. */
export type StaffRecording = z.infer<typeof staffRecordingSchema>

/** GET admin/recordings/{id}/events: the sendings in order, each the JSON of its events. */
export const recordedPartsSchema = z.object({ parts: z.array(z.string()) })
