import { uploadTypes } from "@wara/domain/site/upload-rules"
import { index, integer, pgEnum, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core"
import { users } from "./accounts.ts"
import { files } from "./files.ts"
import { instant } from "./record-columns.ts"

export const uploadType = pgEnum("upload_type", uploadTypes)

/** The uploader and purpose of a picture; seed pictures have no uploader. */
export const uploads = pgTable(
  "uploads",
  {
    fileId: integer("file_id")
      .primaryKey()
      .references(() => files.id, { onDelete: "cascade" }),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: uploadType().notNull(),
    /**
     * Idempotency key of the sender: uploading the same file again returns this one. Set once
     * everything is stored.
     */
    key: text(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("uploads_owner").on(table.ownerId, table.type),
    uniqueIndex("uploads_key").on(table.ownerId, table.type, table.key),
  ],
)
