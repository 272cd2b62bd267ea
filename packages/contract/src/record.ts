import { z } from "zod"

/** What every record of a collection carries: a number and a stable text that both address it. */
export const recordSchema = z.object({
  id: z.number().int().positive(),
  documentId: z.string(),
})

/** An instant on the wire: ISO 8601 in UTC. */
export const instantSchema = z.iso.datetime()
