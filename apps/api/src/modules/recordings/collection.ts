import { staffRecordingSchema } from "@wara/contract/recording"
import { sql } from "drizzle-orm"
import { type Collection, field, recordFields } from "../../collections/dialect/collection.ts"

const maybe = { nullable: true }

/** Recorded visits, for operators; their events are read one recording at a time. */
export const staffRecordings: Collection = {
  name: "admin/recordings",
  summary: "Recorded visits, newest first",
  record: staffRecordingSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`(select recordings.*, extract(epoch from last_at - started_at)::int as seconds from recordings)`,
  fields: {
    ...recordFields(),
    user_id: field("integer", "user_id", maybe),
    name: field("text", "name", maybe),
    email: field("text", "email", maybe),
    path: field("text", "path"),
    device: field("text", "device"),
    pages: field("integer", "pages"),
    events: field("integer", "events"),
    characters: field("integer", "characters"),
    seconds: field("integer", "seconds"),
    started_at: field("instant", "started_at"),
    last_at: field("instant", "last_at"),
  },
  relations: {},
  order: (row) => sql`${row}.id desc`,
  onlyFor: ["operator"],
}
