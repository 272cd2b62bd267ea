import type { Database } from "@wara/api/database"
import { emptyDraft } from "@wara/domain/ads/ad-draft"
import { reviewReasonTexts } from "@wara/domain/ads/review-texts"
import { sql } from "drizzle-orm"
import type { SeedAd } from "../ads/generate-ads.ts"

/** An ad's content as its submission contains it. */
const content = sql`jsonb_build_object(
  'name', ads.name, 'category', coalesce(ads.category_id, 0), 'currency', ads.currency, 'price', ads.price,
  'description', ads.description, 'email', coalesce(ads.email, ''), 'phone', coalesce(ads.phone, ''),
  'region', coalesce(communes.region_id, 0), 'commune', coalesce(ads.commune_id, 0),
  'address', coalesce(ads.address, ''), 'address_number', coalesce(ads.address_number, ''),
  'condition', coalesce(ads.condition_id, 0), 'manufacturer', ads.manufacturer, 'model', ads.model,
  'year', ads.year, 'serial_number', coalesce(ads.serial_number, ''), 'weight', ads.weight,
  'width', ads.width, 'height', ads.height, 'depth', ads.depth)`

const gallery = sql`(select coalesce(jsonb_agg(file_id order by position), '[]') from ad_images where ad_id = ads.id)`

const submitted = sql`${content} || jsonb_build_object('gallery', ${gallery})`

const noReview = sql`not exists (select from ad_reviews where ad_id = ads.id)`

const moderator = sql`(select id from users where role = 'moderator' order by id limit 1)`

/** One in so many public ads has a pending edit, or an approval in its history: which ones. */
const chosen = {
  edit: { divisor: 80, remainder: 6 },
  approved: { divisor: 10, remainder: 9 },
}
const every = { divisor: 1, remainder: 0 }

type StoredAd = { ad: SeedAd; id: number }

/**
 * The ids of the ads whose number leaves this remainder: the number is the same in every demo, and an
 * id is not, because an interrupted seed leaves a gap.
 */
function idsOf(stored: readonly StoredAd[], { divisor, remainder } = every) {
  const some = stored.filter(({ ad }) => ad.index % divisor === remainder)
  return sql`any(${sql.param(some.map(({ id }) => id))}::int[])`
}

/** Stores the drafts and submissions of these newly stored ads, and the review decisions. */
export async function storeSubmissions(
  database: Database,
  stored: readonly StoredAd[],
  now: Date,
): Promise<void> {
  const adsOf = (which = every) =>
    sql`ads left join communes on communes.id = ads.commune_id where ads.id = ${idsOf(stored, which)}`
  const theAds = adsOf()
  const { ad: _, ...draft } = emptyDraft()
  const images = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', file_id) order by position), '[]') from ad_images where ad_id = ads.id)`
  await database.execute(sql`
    insert into ad_drafts (ad_id, content, saved_at)
    select ads.id, ${JSON.stringify({ ...draft, step: 5 })}::jsonb || jsonb_build_object('ad',
      ${content} || jsonb_build_object('ad_id', ads.id, 'gallery', ${images})), ads.created_at
    from ${theAds} and ads.state in ('draft', 'awaiting_payment')`)
  await database.execute(sql`
    insert into ad_reviews (ad_id, kind, content, submitted_at)
    select ads.id, 'first', ${submitted}, ads.created_at
    from ${theAds} and ads.state = 'pending' and ${noReview}
    order by ads.created_at`)
  await database.execute(sql`
    insert into ad_reviews (ad_id, kind, state, content, reason, notes, submitted_at, decided_at, decided_by)
    select ads.id, 'first', ads.state::text::review_state, ${submitted}, refusal.reason::review_reason,
      refusal.notes, ads.created_at, ads.created_at + interval '3 hours', ${moderator}
    from (values ('changes_requested', 'pictures', ${reviewReasonTexts.pictures.template}),
      ('rejected', 'not-equipment', ${reviewReasonTexts["not-equipment"].template})
    ) as refusal(state, reason, notes), ${theAds} and ads.state::text = refusal.state and ${noReview}`)
  await database.execute(sql`
    insert into ad_reviews (ad_id, kind, state, content, submitted_at, decided_at, decided_by)
    select ads.id, 'first', 'approved', ${submitted}, ads.created_at, ads.published_at, ${moderator}
    from ${adsOf(chosen.approved)} and ads.published_at is not null and ${noReview}`)
  await database.execute(sql`
    insert into ad_reviews (ad_id, kind, content, approved, submitted_at)
    select ads.id, 'edit', ${submitted} || jsonb_build_object('price', round(ads.price * 0.6),
      'description', ads.description || E'\n\nPrecio rebajado: se entrega esta semana.'), ${submitted},
      ads.published_at + interval '30 minutes'
    from ${adsOf(chosen.edit)} and ads.state = 'active' and ads.expires_at > ${now.toISOString()}::timestamptz
      and ${noReview}`)
  await database.execute(sql`
    insert into ad_holds (ad_id, cause, reason, notes, placed_at, placed_by, code_hash, code_expires_at)
    select ads.id, 'staff', 'misleading', ${reviewReasonTexts.misleading.template}, ads.returned_at,
      ${moderator}, sha256(convert_to(gen_random_uuid()::text, 'UTF8')), ads.returned_at + interval '30 days'
    from ${theAds} and ads.state = 'on_hold'
      and not exists (select from ad_holds where ad_id = ads.id)`)
  await database.execute(sql`
    insert into ad_review_images (review_id, file_id, position)
    select ad_reviews.id, file_id, position from ad_reviews join ad_images using (ad_id)
    where ad_id = ${idsOf(stored)}`)
}
