import type { Database } from "../database/database.ts"
import { adPacks, categories, conditions } from "../database/schema/catalog.ts"
import { faqs, pages, searchSynonyms } from "../database/schema/content.ts"
import { communes, regions } from "../database/schema/places.ts"
import { conditions as seedConditions } from "./content/conditions.ts"
import { seedFaqs } from "./content/faqs.ts"
import { packs } from "./content/packs.ts"
import { readPages } from "./content/read-pages.ts"
import { synonymGroups } from "./content/synonyms.ts"
import { readCategories } from "./data/read-categories.ts"
import { readRegions } from "./data/read-places.ts"
import { seedDocumentId } from "./document-id.ts"
import { insertRows, takeIds } from "./insert-rows.ts"

/** Stores places, categories, packs and texts: the data that exists before any user. */
export async function storeStructure(database: Database): Promise<void> {
  await storePlaces(database)
  const identified = <Row extends { slug: string }>(kind: string, rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, documentId: seedDocumentId(`${kind} ${row.slug}`) }))
  await insertRows(
    database,
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
  await insertRows(database, conditions, identified("condition", seedConditions))
  await insertRows(database, adPacks, identified("pack", packs))
  await insertRows(database, pages, identified("page", readPages()))
  await insertRows(
    database,
    faqs,
    seedFaqs.map((faq, index) => ({
      ...faq,
      order: index + 1,
      documentId: seedDocumentId(`faq ${index}`),
    })),
  )
  await insertRows(
    database,
    searchSynonyms,
    synonymGroups.map((terms, index) => ({
      terms: [...terms],
      documentId: seedDocumentId(`synonyms ${index}`),
    })),
  )
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
