import { redirectSchema } from "@wara/contract/admin"
import { sql } from "drizzle-orm"
import { z } from "zod"
import type { Collection } from "./dialect/collection.ts"
import { field, recordFields } from "./dialect/field.ts"
import { writing } from "./dialect/writing.ts"

const path = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^?#\s\\]*$/, "must be a path of the site, without query")
const target = z
  .string()
  .max(2000)
  .regex(
    /^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s/\\]+[^\s\\]*)$/,
    "must be a path or an https address",
  )

/** Paths that lead elsewhere (spec §4: route rules). */
export const redirects: Collection = {
  name: "admin/redirects",
  summary: "Paths of the site that lead elsewhere",
  record: redirectSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`redirects`,
  fields: {
    ...recordFields(),
    from: field("text", "from"),
    to: field("text", "to"),
    permanent: field("boolean", "permanent"),
    enabled: field("boolean", "enabled"),
  },
  relations: {},
  order: (row) => sql`${row}."from", ${row}.id`,
  onlyFor: ["operator"],
  writing: writing("redirects", {
    from: path,
    to: target,
    permanent: z.boolean().optional(),
    enabled: z.boolean().optional(),
  }),
}
