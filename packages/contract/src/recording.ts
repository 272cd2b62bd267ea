import {
  isDeeperThan,
  maxBatches,
  maxBufferedEvents,
  maxLevels,
} from "@wara/domain/recording/recording"
import { z } from "zod"
import { instantSchema, recordSchema } from "./record.ts"

/** One event on a page, in the recorder's format, which only the player interprets. */
export const recordedEventSchema = z.looseObject({
  type: z.int().min(0).max(5),
  timestamp: z.number().int().positive(),
  data: z.unknown(),
})

export type RecordedEvent = z.infer<typeof recordedEventSchema>

/** POST recordings: the events since the last batch. */
export const recordingBatchSchema = z.strictObject({
  /** Key that the browser generates for one page load; no other user or tab has it. */
  key: z.uuid(),
  /** Counts the batches of a recording from 0; a repeated number has no effect. */
  seq: z
    .int()
    .min(0)
    .max(maxBatches - 1),
  /** Path on which the recording began, without the query string. */
  path: z
    .string()
    .max(300)
    .regex(/^\/[^?#\s]*$/),
  events: z
    .array(recordedEventSchema)
    .min(1)
    .max(maxBufferedEvents)
    // The api and the player cannot process deeper nesting.
    .refine((events) => !isDeeperThan(maxLevels, events), "is nested too deeply"),
})

export type RecordingBatch = z.infer<typeof recordingBatchSchema>

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

export type StaffRecording = z.infer<typeof staffRecordingSchema>

/** GET admin/recordings/{id}/events: the batches in order, each the JSON of its events. */
export const recordedPartsSchema = z.object({ parts: z.array(z.string()) })
