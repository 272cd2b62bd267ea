import { announcementAudiences, announcementKinds } from "@wara/domain/announcements/announcement"
import { z } from "zod"
import { instantSchema, recordSchema } from "./record.ts"

const shownSchema = z.object({ kind: z.enum(announcementKinds), text: z.string() })

/** An announcement as operators write it. */
export const announcementSchema = recordSchema.extend({
  ...shownSchema.shape,
  audience: z.enum(announcementAudiences),
  starts_at: instantSchema,
  ends_at: instantSchema,
})

export type Announcement = z.infer<typeof announcementSchema>

/** An announcement whose time it is; `id` is what a browser remembers that it was closed. */
export const currentAnnouncementSchema = shownSchema.extend({
  id: z.string(),
  audience: z.enum(announcementAudiences),
})
