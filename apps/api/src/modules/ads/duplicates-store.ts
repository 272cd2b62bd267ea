import { type ReviewDetail, reviewDetailSchema } from "@wara/contract/review"
import type { AdContent } from "@wara/domain/ads/ad-schema"
import { type SQL, sql } from "drizzle-orm"
import { z } from "zod"
import { personName } from "../../collections/staff-names.ts"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"

type Duplicate = ReviewDetail["duplicates"][number]

const foundDuplicateSchema = reviewDetailSchema.shape.duplicates.element
  .omit({ reasons: true })
  .extend({ text: z.boolean(), serial: z.boolean(), picture: z.boolean() })

/**
 * Maximum number of the 64 fingerprint bits in which two pictures may differ and still count as the
 * same. The index of the fingerprints finds up to 7.
 */
const maxDifferentBits = 6

/** Minimum trigram similarity of two names that count as the same machine. */
const minNameSimilarity = 0.6

const shownDuplicates = 10

/**
 * Selects the pictures of a gallery and those that look like one of them, by the index of the
 * fingerprints.
 */
export function similarFiles(pictures: readonly number[]): SQL {
  const gallery = sql`${sql.param([...pictures])}::int[]`
  return sql`select unnest(${gallery}) as id
      union
      select theirs.id from files as ours join files as theirs
        on fingerprint_bands(theirs.fingerprint) && fingerprint_neighbours(ours.fingerprint)
      where ours.id = any(${gallery})
        and bit_count(theirs.fingerprint # ours.fingerprint) <= ${maxDifferentBits}`
}

type Subject = {
  id: number
  ownerId: number
  content: AdContent
  /** Ads with a similar name, as a job found them. */
  similarNames: readonly number[]
}

/**
 * Other ads that may be the same machine: the same serial number, an identical or similar picture,
 * or a name that was found to be similar, and a similar price. Ads that have long been out of sight
 * are left out.
 */
export async function findDuplicates(database: Database, ad: Subject): Promise<Duplicate[]> {
  const rows = await comparingNames(database, (transaction) =>
    readRows(transaction, foundDuplicateSchema, duplicatesStatement(ad)),
  )
  return rows.map(({ picture, serial, text, ...duplicate }) => ({
    ...duplicate,
    reasons: [
      ...(text ? (["text"] as const) : []),
      ...(serial ? (["serial"] as const) : []),
      ...(picture ? (["picture"] as const) : []),
    ],
  }))
}

/** The operator % compares with this threshold, and only an operator can use the index. */
function comparingNames<Result>(
  database: Database,
  read: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await transaction.execute(
      sql`select set_config('pg_trgm.similarity_threshold', ${String(minNameSimilarity)}, true)`,
    )
    return read(transaction)
  })
}

/** Maximum of ads with a similar name that are stored, the newest; some may be out of sight later. */
const storedNames = 50

/**
 * The ads with a similar name and price. Among a million ads whose names share most of their words
 * this takes seconds, so a job does it when an ad was submitted, and again while it waits.
 */
export async function findSimilarNames(
  database: Database,
  ad: Pick<Subject, "id" | "content">,
): Promise<number[]> {
  const rows = await comparingNames(database, (transaction) =>
    readRows(
      transaction,
      z.object({ id: z.number() }),
      sql`select ads.id from ads where ${comparableTo(ad.id)} and ${similarTo(ad.content)}
        order by ads.id desc limit ${storedNames}`,
    ),
  )
  return rows.map(({ id }) => id)
}

const comparableTo = (id: number): SQL => sql`ads.id <> ${id}
  and ads.state not in ('draft', 'awaiting_payment')
  and (ads.ended_at is null or ads.ended_at > now() - interval '180 days')`

const similarTo = ({ currency, name, price }: AdContent): SQL =>
  sql`(plain_text(ads.name) % plain_text(${name}) and ads.currency::text = ${currency}
    and abs(ads.price - ${price}) <= greatest(ads.price, ${price}) * 0.2)`

/**
 * Each reason finds its ads by an index of its own, and only these ads are compared: of each reason
 * the newest, as many as can be shown. More would be read in vain, because within a reason the newest
 * come first. With `exists` in place of the limit, all pictures of all ads would be read once and
 * hashed.
 */
function duplicatesStatement({ content, id, ownerId, similarNames }: Subject): SQL {
  const serial = content.serial_number.trim().toLowerCase()
  const isComparable = comparableTo(id)
  // Most ads have none: for them the planner would expect thousands of candidates.
  const sameSerial =
    serial === ""
      ? sql`false`
      : sql`(lower(trim(ads.serial_number)) <> '' and lower(trim(ads.serial_number)) = ${serial})`
  const alike = similarTo(content)
  const newest = sql`order by ads.id desc limit ${shownDuplicates}`
  return sql`
    with similar_files as materialized (
      ${similarFiles(content.gallery)}
    ), candidates as materialized (
      (select ads.id from ads where ads.id = any(${sql.param([...similarNames])}::int[])
        and ${isComparable} and ${alike} ${newest})
      union
      (select ads.id from ads where ${isComparable} and ${sameSerial} ${newest})
      union
      (select distinct pictured.id from similar_files, lateral (
        select ads.id from ad_images join ads on ads.id = ad_images.ad_id
        where ad_images.file_id = similar_files.id and ${isComparable}
        order by ad_images.ad_id desc limit ${shownDuplicates}
      ) as pictured order by pictured.id desc limit ${shownDuplicates})
    ), compared as (
      select ads.*, ${alike} as text, coalesce(${sameSerial}, false) as serial,
        (select true from ad_images where ad_images.ad_id = ads.id
          and ad_images.file_id in (select similar_files.id from similar_files) limit 1)
          is not null as picture
      from candidates join ads on ads.id = candidates.id
    )
    select compared.id as ad_id, compared.name, compared.slug, compared.state,
      ${personName(sql`users`)} as owner_name,
      (select files.url from ad_images join files on files.id = ad_images.file_id
        where ad_images.ad_id = compared.id order by ad_images.position limit 1) as cover_url,
      compared.owner_id = ${ownerId} as is_same_owner,
      compared.text, compared.serial, compared.picture
    from compared join users on users.id = compared.owner_id
    order by compared.serial desc, compared.picture desc, compared.id desc limit ${shownDuplicates}`
}
