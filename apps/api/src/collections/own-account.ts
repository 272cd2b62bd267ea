import { sql } from "drizzle-orm"
import { belongsTo } from "./dialect/belongs-to.ts"
import type { Shape } from "./dialect/collection.ts"
import { images } from "./images.ts"
import { communes, regions } from "./places.ts"

/** A relation that is always returned whole: its fields cannot be selected. */
const whole = (shape: Shape, relations: Shape["relations"] = {}): Shape => ({
  rows: shape.rows,
  fields: {},
  relations,
})

/** Values of `populate` for the logged-in user [S7.2]. */
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
