/** Text of an instant as the api writes it. */
const instant = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const isPublic = "ads.state = 'active' and ads.expires_at > now()"

/** The pictures of an ad in their order. */
const gallery = `(
  select coalesce(json_agg(row_to_json(picture) order by place.position), '[]')
  from ad_images place
  join files on files.id = place.file_id
  cross join lateral (select files.id, files.document_id as "documentId", files.url, files.width,
    files.height, files.alternative_text as "alternativeText", files.formats) picture
  where place.ad_id = ads.id)`

/** The ad's row as JSON, with all that belongs to it. */
const record = `
  select ads.id, ads.document_id as "documentId", ads.slug, ads.name, ads.currency, ads.price,
    ads.description, ads.manufacturer, ads.model, ads.year, ads.weight, ads.depth, ads.width,
    ads.height, ${instant("ads.price_dropped_at")} as price_dropped_at, ads.price_before_drop,
    true as active,
    greatest(0, ceil(extract(epoch from ads.expires_at - now()) / 86400))::int as remaining_days,
    ${instant("ads.published_at")} as published_at, ${instant("ads.expires_at")} as expires_at,
    ${instant("ads.created_at")} as "createdAt", ${instant("ads.updated_at")} as "updatedAt",
    ${gallery} as gallery,
    (select row_to_json(reservation) from (
      select id, document_id as "documentId" from ad_featured_reservations
      where ad_id = ads.id and used_up_at is null) reservation) as ad_featured_reservation,
    (select row_to_json(category) from (
      select id, document_id as "documentId", name, slug, color, color_tint, icon, description
      from categories where id = ads.category_id) category) as category,
    (select row_to_json(condition) from (
      select id, document_id as "documentId", name, slug
      from conditions where id = ads.condition_id) condition) as condition,
    (select row_to_json(commune) from (
      select communes.id, communes.document_id as "documentId", communes.name, communes.slug,
        communes.code, communes.latitude, communes.longitude, row_to_json(region) as region
      from communes
      join lateral (select id, document_id as "documentId", name, full_name, slug, code, "order"
        from regions where id = communes.region_id) region on true
      where communes.id = ads.commune_id) commune) as commune`

/**
 * The first 20 public ads that satisfy a condition, as JSON, and their number. Up to six featured
 * ads lead in turns; `$1` is the number of the turn.
 */
export function adsQuery(condition: string): string {
  return `
    with leaders as materialized (
      select id, row_number() over (order by waits) as place
      from (
        select id,
          mod(row_number() over (order by id) - 1 + count(*) over () - mod($1::int, count(*) over ()),
            count(*) over ()) as waits
        from ads where ${isPublic} and ${condition} and featured) waiting
      order by waits limit 6),
    page as (
      select id, place from leaders
      union all
      (select id, (select count(*) from leaders)
        + row_number() over (order by published_at desc nulls last, ads.id desc)
      from ads where ${isPublic} and ${condition} and id not in (select id from leaders)
      order by published_at desc nulls last, ads.id desc limit 20)
      order by place limit 20)
    select (select count(*)::int from ads where ${isPublic} and ${condition}) as total,
      (select coalesce('[' || string_agg(row_to_json(record)::text, ',' order by place) || ']', '[]')
      from (select page.place as place, ads.* from page join ads on ads.id = page.id) ads
      cross join lateral (${record}) record) as records`
}
