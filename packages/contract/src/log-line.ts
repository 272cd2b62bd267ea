import { z } from "zod"

/** What every line in the log of any server has: one JSON object. */
export const logLineSchema = z.object({
  level: z.enum(["fatal", "error", "warn", "info", "debug", "trace"]),
  time: z.iso.datetime(),
  service: z.enum(["api", "web"]),
  msg: z.string(),
})

/** The line of a request; both servers write the same id for the calls that a page makes. */
export const requestLineSchema = logLineSchema.extend({
  msg: z.literal("request"),
  requestId: z.string(),
  method: z.string(),
  /** A pattern from a small set, without what was typed. */
  route: z.string(),
  status: z.int(),
  /** Duration in milliseconds. */
  ms: z.number(),
})
