import { sql } from "drizzle-orm"
import { field, type Relation, recordFields, type Shape } from "./dialect/collection.ts"

const fields = {
  ...recordFields(),
  url: field("text", "url"),
  width: field("integer", "width"),
  height: field("integer", "height"),
  alternativeText: field("text", "alternative_text", { nullable: true }),
  formats: field("json", "formats"),
}

export const images: Shape = { rows: sql`files`, fields, relations: {} }

/** An ad's pictures in their order; the first is the cover. */
export const gallery: Relation = {
  cardinality: "many",
  shape: {
    rows: sql`(select files.*, ad_images.ad_id, ad_images.position from ad_images join files on files.id = ad_images.file_id)`,
    fields,
    relations: {},
  },
  join: (row, related) => sql`${related}.ad_id = ${row}.id`,
  order: (related) => sql`${related}.position`,
  readers: "everybody",
}
