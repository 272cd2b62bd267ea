import { announcementSchema } from "@wara/contract/announcement"
import {
  announcementAudiences,
  announcementKinds,
  announcementLimits,
} from "@wara/domain/announcements/announcement"
import { announcementTexts } from "@wara/domain/announcements/announcement-texts"
import { DomainError } from "@wara/domain/errors"
import { sql } from "drizzle-orm"
import { z } from "zod"
import { auditedWriting } from "../../collections/audited-writing.ts"
import { type Collection, field, recordFields } from "../../collections/dialect/collection.ts"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"
import { typedInstant } from "../../http/typed-times.ts"

const { text } = announcementLimits

/** Announcements that operators write; past ones stay until an operator deletes them. */
export const announcementCollection: Collection = {
  name: "admin/announcements",
  summary: "Announcements on top of the site's pages or the panel's",
  record: announcementSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`announcements`,
  fields: {
    ...recordFields(),
    text: field("text", "text"),
    kind: field("text", "kind", { options: announcementKinds }),
    audience: field("text", "audience", { options: announcementAudiences }),
    starts_at: field("instant", "starts_at"),
    ends_at: field("instant", "ends_at"),
  },
  relations: {},
  order: (row) => sql`${row}.ends_at desc, ${row}.id`,
  onlyFor: ["operator"],
  withoutPersonalData: true,
  writing: {
    ...auditedWriting("announcements", {
      // One paragraph: line breaks and other control characters become spaces.
      text: z
        .string()
        .overwrite((typed) => typed.replace(/[\p{Cc}\s]+/gu, " ").trim())
        .min(text.min)
        .max(text.max),
      kind: z.enum(announcementKinds),
      audience: z.enum(announcementAudiences),
      starts_at: typedInstant,
      ends_at: typedInstant,
    }),
    rule: assertEndsLater,
  },
}

/** Throws ValidationError when an announcement would end before it starts. */
async function assertEndsLater(transaction: Database, id: number): Promise<void> {
  const wrong = await readRows(
    transaction,
    z.object({ id: z.number() }),
    sql`select id from announcements where id = ${id} and ends_at <= starts_at`,
  )
  if (wrong.length === 0) return
  throw new DomainError("ValidationError", "data.ends_at: must be after starts_at", [
    { path: ["data", "ends_at"], message: announcementTexts.endsBefore },
  ])
}
