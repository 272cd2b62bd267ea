import { sql } from "drizzle-orm"
import { belongsTo } from "./dialect/belongs-to.ts"
import type { Shape } from "./dialect/collection.ts"
import { images } from "./images.ts"
import { communes, regions } from "./places.ts"

/** Comes whole: none of its fields can be chosen. */
const whole = (shape: Shape, relations: Shape["relations"] = {}): Shape => ({
  rows: shape.rows,
  fields: {},
  relations,
})

/** What `populate` may name of the person logged in (spec §7: users/me). */
export const ownAccount: Shape = {
  rows: sql`users`,
  fields: {},
  relations: {
    avatar: belongsTo("avatar_id", whole(images)),
    cover: belongsTo("cover_id", whole(images)),
    commune: belongsTo(
      "commune_id",
      whole(communes, { region: belongsTo("region_id", whole(regions)) }),
    ),
  },
}
