import {
  isDeeperThan,
  maxBufferedEvents,
  maxCalls,
  maxLevels,
} from "@wara/domain/recording/recording"
import { z } from "zod"
import { instantSchema, recordSchema } from "./record.ts"

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null

/** One event on a page, in the recorder's format, which only the player interprets. */
export const recordedEventSchema = z.strictObject({
  type: z.int().min(0).max(5),
  timestamp: z.number().int().positive(),
  data: z.unknown().refine(isObject, "must be an object"),
})

export type RecordedEvent = z.infer<typeof recordedEventSchema>

/**
 * The beginning and end of a call as the recorder writes it: what differs is refused before it is
 * parsed [B8.37].
 */
export const recordingCallShape =
  /^\{"data":\{"key":"[\da-f-]{36}","seq":\d{1,4},"path":"\/[^"\\?#\s]{0,299}","events":\[\{".*\}\]\}\}$/s

/** POST recordings: a call with events since the last one. */
export const recordingBatchSchema = z.strictObject({
  /** Key of one page load, from the token that the site gave this page. */
  key: z.uuid(),
  /** Counts the calls of a recording from 0; a repeated number has no effect. */
  seq: z
    .int()
    .min(0)
    .max(maxCalls - 1),
  /** Path on which the recording began, without the query string. */
  path: z
    .string()
    .max(300)
    .regex(/^\/[^?#\s]*$/),
  events: z
    .array(z.unknown())
    .min(1)
    .max(maxBufferedEvents)
    // Only lists of a permitted length are looked into.
    .pipe(z.array(recordedEventSchema))
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
