import { staffProRequestSchema, staffUserSchema } from "@wara/contract/admin"
import { roles } from "@wara/domain/accounts/account"
import { proRequestStates } from "@wara/domain/accounts/profile-schema"
import { sql } from "drizzle-orm"
import { staffRoles } from "../../access/require-role.ts"
import {
  belongsTo,
  type Collection,
  field,
  recordFields,
  type Shape,
} from "../../collections/dialect/collection.ts"
import { images } from "../../collections/images.ts"
import { communes, regions } from "../../collections/places.ts"
import { personName } from "../../collections/staff-names.ts"

const maybe = { nullable: true }
const availableIn = (table: string) =>
  sql`(select count(*)::int from ${sql.raw(table)} as credits where credits.owner_id = users.id and credits.ad_id is null and credits.revoked_at is null)`

/** Accounts, for the team. Passwords, tokens and devices are not included. */
export const staffUsers: Collection = {
  name: "admin/users",
  summary: "Accounts, newest first",
  record: staffUserSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`(select users.*, ${availableIn("ad_reservations")} as publication_credits,
    ${availableIn("ad_featured_reservations")} as featured_credits,
    (select count(*)::int from ads where ads.owner_id = users.id) as ads from users)`,
  fields: {
    ...recordFields(),
    email: field("caseless", "email", { unique: true }),
    username: field("caseless", "username", { unique: true }),
    firstname: field("text", "firstname"),
    lastname: field("text", "lastname"),
    company_name: field("text", "company_name", maybe),
    rut: field("text", "rut", maybe),
    company_rut: field("text", "company_rut", maybe),
    phone: field("text", "phone", maybe),
    role: field("text", "role", { options: roles }),
    pro: field("boolean", "pro"),
    confirmed_at: field("instant", "confirmed_at", maybe),
    blocked_at: field("instant", "blocked_at", maybe),
    blocked_reason: field("text", "blocked_reason", maybe),
    deleted_at: field("instant", "deleted_at", maybe),
    publication_credits: field("integer", "publication_credits"),
    featured_credits: field("integer", "featured_credits"),
    ads: field("integer", "ads"),
    createdAt: field("instant", "created_at"),
  },
  relations: {},
  order: (row) => sql`${row}.id desc`,
  onlyFor: staffRoles,
}

export const staffProRequests: Collection = {
  name: "admin/pro-requests",
  summary: "Requests for a professional seller account, newest first",
  record: staffProRequestSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`(select pro_requests.*, ${personName(sql`users`)} as user_name
    from pro_requests join users on users.id = pro_requests.user_id)`,
  fields: {
    ...recordFields(),
    user_id: field("integer", "user_id"),
    user_name: field("text", "user_name"),
    state: field("text", "state", { options: proRequestStates }),
    company_name: field("text", "company_name"),
    business_activity: field("text", "business_activity"),
    company_rut: field("text", "company_rut"),
    message: field("text", "message"),
    reason: field("text", "reason"),
    createdAt: field("instant", "created_at"),
    decided_at: field("instant", "decided_at", maybe),
  },
  relations: {},
  order: (row) => sql`${row}.id desc`,
  onlyFor: staffRoles,
}

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
