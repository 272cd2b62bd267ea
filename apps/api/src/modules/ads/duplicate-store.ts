import { type ReviewDetail, reviewDetailSchema } from "@wara/contract/review"
import type { AdContent } from "@wara/domain/ads/ad-schema"
import { sql } from "drizzle-orm"
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
 * same.
 */
const sameLooks = 6

/** Minimum trigram similarity of two names that count as the same machine. */
const alikeNames = 0.6
const shownDuplicates = 10

/**
 * Other ads that may be the same machine: the same serial number, an identical or similar picture,
 * or a similar name and price. Ads that have long been out of sight are left out.
 */
export async function findDuplicates(
  database: Database,
  ad: { id: number; ownerId: number; content: AdContent },
): Promise<Duplicate[]> {
  const { content, id, ownerId } = ad
  const serial = content.serial_number.trim().toLowerCase()
  const pictures = sql`exists (
    select from ad_images as theirs join files as their_files on their_files.id = theirs.file_id
      join files as our_files on our_files.id in ${[...content.gallery, 0]}
    where theirs.ad_id = ads.id and (their_files.id = our_files.id
      or bit_count(their_files.fingerprint # our_files.fingerprint) <= ${sameLooks}))`
  const sameSerial = sql`(${serial} <> '' and lower(trim(ads.serial_number)) = ${serial})`
  const alike = sql`(similarity(plain_text(ads.name), plain_text(${content.name})) >= ${alikeNames}
    and ads.currency::text = ${content.currency}
    and abs(ads.price - ${content.price}) <= greatest(ads.price, ${content.price}) * 0.2)`
  const rows = await readRows(
    database,
    foundDuplicateSchema,
    sql`
    select ads.id as ad_id, ads.name, ads.slug, ads.state, ${personName(sql`users`)} as owner_name,
      (select files.url from ad_images join files on files.id = ad_images.file_id
        where ad_images.ad_id = ads.id order by ad_images.position limit 1) as cover_url,
      ads.owner_id = ${ownerId} as is_same_owner,
      ${alike} as text, ${sameSerial} as serial, ${pictures} as picture
    from ads join users on users.id = ads.owner_id
    where ads.id <> ${id} and ads.state not in ('draft', 'awaiting_payment')
      and (ads.ended_at is null or ads.ended_at > now() - interval '180 days')
      and (${alike} or ${sameSerial} or ${pictures})
    order by ${sameSerial} desc, ${pictures} desc, ads.id desc limit ${shownDuplicates}`,
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
