import { z } from "zod"

/** Every record of a collection has a number and a stable text id; both address it. */
export const recordSchema = z.object({
  id: z.number().int().positive(),
  documentId: z.string(),
})

/** ISO 8601 in UTC. */
export const instantSchema = z.iso.datetime()
