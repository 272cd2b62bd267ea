import { sql } from "drizzle-orm"
import type { Database } from "../database/database.ts"
import { insertRows, takeIds } from "../database/insert-rows.ts"
import { adPacks, categories, communes, conditions, regions } from "../database/schema/catalog.ts"
import { faqs, pages, searchSynonyms } from "../database/schema/content.ts"
import { cleanText } from "../texts/clean-text.ts"
import { packs, readCategories, conditions as referenceConditions } from "./catalog.ts"
import { seedDocumentId } from "./document-id.ts"
import { seedFaqs } from "./faqs.ts"
import { readPages } from "./pages.ts"
import { readRegions } from "./places.ts"
import { synonymGroups } from "./synonyms.ts"

/**
 * Stores places, categories, packs and texts: the data that exists before any user. Operators change
 * them afterwards, so a database that has places is left as it is: false.
 */
export async function storeReferenceData(transaction: Database): Promise<boolean> {
  const { rows } = await transaction.execute(sql`select from regions limit 1`)
  if (rows.length > 0) return false
  await storePlaces(transaction)
  const identified = <Row extends { slug: string }>(kind: string, rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, documentId: seedDocumentId(`${kind} ${row.slug}`) }))
  await insertRows(
    transaction,
    categories,
    identified(
      "category",
      readCategories().map(({ name, slug, color, color_tint, icon, description }) => ({
        name,
        slug,
        color,
        colorTint: color_tint,
        icon,
        description,
      })),
    ),
  )
  await insertRows(transaction, conditions, identified("condition", referenceConditions))
  await insertRows(transaction, adPacks, identified("pack", packs))
  await insertRows(
    transaction,
    pages,
    identified(
      "page",
      readPages().map((page) => ({ ...page, body: cleanText(page.body, "rich").text })),
    ),
  )
  await insertRows(
    transaction,
    faqs,
    seedFaqs.map((faq, index) => ({
      ...faq,
      answer: cleanText(faq.answer, "rich").text,
      order: index + 1,
      documentId: seedDocumentId(`faq ${index}`),
    })),
  )
  await insertRows(
    transaction,
    searchSynonyms,
    synonymGroups.map((terms, index) => ({
      terms: [...terms],
      documentId: seedDocumentId(`synonyms ${index}`),
    })),
  )
  return true
}

async function storePlaces(database: Database): Promise<void> {
  const source = readRegions()
  const regionIds = await takeIds(database, regions, source.length)
  const numbered = source.map((region, index) => ({ ...region, id: regionIds[index] ?? 0 }))
  await insertRows(
    database,
    regions,
    numbered.map(({ id, code, name, full_name, slug, order }) => ({
      id,
      documentId: seedDocumentId(`region ${slug}`),
      code,
      name,
      fullName: full_name,
      slug,
      order,
    })),
  )
  await insertRows(
    database,
    communes,
    numbered.flatMap((region) =>
      region.communes.map(({ code, name, slug, lat, lng }) => ({
        documentId: seedDocumentId(`commune ${slug}`),
        code,
        name,
        slug,
        regionId: region.id,
        latitude: lat,
        longitude: lng,
      })),
    ),
  )
}
