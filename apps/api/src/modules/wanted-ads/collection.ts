import { staffWantedSchema, wantedAdSchema } from "@wara/contract/wanted"
import { wantedPageSize, wantedStates } from "@wara/domain/wanted/wanted-ad"
import { sql } from "drizzle-orm"
import { staffRoles } from "../../access/require-role.ts"
import { type Collection, field, recordFields } from "../../collections/dialect/collection.ts"
import { isPublicWantedSql } from "../../collections/public-wanted-sql.ts"
import { personName } from "../../collections/staff-names.ts"
import { answersUntil } from "../../http/answer-cache/shared-answers.ts"

const maybe = { nullable: true }
const onlyFiltered = { readable: false, sortable: false, ...maybe }

/** Public wanted ads; who seeks is no field of it [B10.43]. */
export const publicWanted: Collection = {
  name: "wanted-ads",
  summary: "Public wanted ads, newest first; who seeks is not part of them",
  record: wantedAdSchema,
  pageSize: { default: wantedPageSize, max: 100 },
  rows: sql`(select wanted.id, wanted.document_id, wanted.slug, wanted.name, wanted.manufacturer,
      wanted.year_min, wanted.year_max, wanted.budget, wanted.radius_km, wanted.text,
      wanted.published_at, wanted.expires_at,
      json_build_object('name', categories.name, 'slug', categories.slug) as category,
      case when communes.id is not null
        then json_build_object('name', communes.name, 'slug', communes.slug) end as commune,
      case when regions.id is not null
        then json_build_object('name', regions.name, 'slug', regions.slug) end as region,
      categories.slug as category_slug, coalesce(regions.slug, '') as region_slug
    from wanted_ads wanted join users on users.id = wanted.owner_id
      join categories on categories.id = wanted.category_id
      left join communes on communes.id = wanted.commune_id
      left join regions on regions.id = communes.region_id
    where ${isPublicWantedSql})`,
  fields: {
    ...recordFields(),
    slug: field("text", "slug", { unique: true }),
    name: field("text", "name"),
    category: field("json", "category"),
    manufacturer: field("text", "manufacturer"),
    year_min: field("integer", "year_min", maybe),
    year_max: field("integer", "year_max", maybe),
    budget: field("number", "budget", maybe),
    commune: field("json", "commune", maybe),
    region: field("json", "region", maybe),
    radius_km: field("integer", "radius_km", maybe),
    text: field("text", "text", { long: true }),
    published_at: field("instant", "published_at"),
    expires_at: field("instant", "expires_at"),
    category_slug: field("text", "category_slug", onlyFiltered),
    /** Empty for the whole country. */
    region_slug: field("text", "region_slug", onlyFiltered),
  },
  relations: {},
  order: (row) => sql`${row}.published_at desc, ${row}.id desc`,
  sharedAnswers: answersUntil("wanted", "categories", "communes", "users"),
}

/** Wanted ads for the team, those that wait for a decision first. */
export const staffWanted: Collection = {
  name: "admin/wanted-ads",
  summary: "Wanted ads; those that wait for a decision first, the oldest of them first",
  record: staffWantedSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`(select wanted.id, wanted.document_id, wanted.name, wanted.text, wanted.manufacturer,
      wanted.year_min, wanted.year_max, wanted.budget, wanted.state, wanted.reason,
      wanted.owner_id, wanted.created_at, wanted.decided_at, categories.name as category_name,
      coalesce(communes.name || ' · ' || wanted.radius_km || ' km', '') as place,
      ${personName(sql`users`)} as owner_name,
      case when staff.id is not null then ${personName(sql`staff`)} end as decided_by_name
    from wanted_ads wanted join users on users.id = wanted.owner_id
      join categories on categories.id = wanted.category_id
      left join communes on communes.id = wanted.commune_id
      left join users staff on staff.id = wanted.decided_by)`,
  fields: {
    ...recordFields(),
    name: field("text", "name"),
    text: field("text", "text", { long: true }),
    category_name: field("text", "category_name"),
    manufacturer: field("text", "manufacturer"),
    year_min: field("integer", "year_min", maybe),
    year_max: field("integer", "year_max", maybe),
    budget: field("number", "budget", maybe),
    place: field("text", "place"),
    state: field("text", "state", { options: wantedStates }),
    reason: field("text", "reason"),
    owner_id: field("integer", "owner_id"),
    owner_name: field("text", "owner_name"),
    createdAt: field("instant", "created_at"),
    decided_at: field("instant", "decided_at", maybe),
    decided_by_name: field("text", "decided_by_name", maybe),
  },
  relations: {},
  order: (row) => sql`(${row}.state <> 'in_review'), ${row}.id`,
  onlyFor: staffRoles,
}
