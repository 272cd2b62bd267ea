import { uploadTypes } from "@wara/domain/site/upload-rules"
import { index, integer, pgEnum, pgTable } from "drizzle-orm/pg-core"
import { users } from "./accounts.ts"
import { files } from "./files.ts"
import { instant } from "./record-columns.ts"

export const uploadType = pgEnum("upload_type", uploadTypes)

/** Who uploaded a picture and what for; pictures that the seed drew were uploaded by nobody. */
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
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index("uploads_owner").on(table.ownerId, table.type)],
)
