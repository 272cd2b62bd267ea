import { buildSeller, buildSellerProfile } from "@wara/factories/build-account"
import { buildAd, buildCommune, buildCondition, buildImage } from "@wara/factories/build-ad"
import { buildCategory, buildFacets } from "@wara/factories/build-catalog"

/** Returns the text for the next field. */
export type NextText = () => string

/** A page of a collection in the api's format. */
export function pageOf(data: unknown[]) {
  const pagination = { page: 1, pageSize: 20, pageCount: 1, total: data.length }
  return { data, meta: { pagination } }
}

const instant = "2026-11-09T15:00:00.000Z"

/** Frequent questions with these answers. */
export function faqsWith(answers: readonly string[], next: NextText) {
  return answers.map((answer, place) => ({
    id: place + 1,
    documentId: `f${place}`,
    question: next(),
    answer,
    topic: next(),
    order: 1,
    createdAt: instant,
    updatedAt: instant,
  }))
}

/**
 * The api's responses by path, with hostile text in every user-written field; `describe` supplies
 * descriptions.
 */
export function hostileAnswers(
  next: NextText,
  describe: NextText = () => "x",
): Record<string, unknown> {
  const record = (id: number) => ({ id, documentId: `d${id}` })
  const place = (text: NextText) => {
    const commune = buildCommune({ ...record(1), slug: "m", name: text() })
    const { region } = commune
    return region ? { ...commune, region: { ...region, name: text(), full_name: text() } } : commune
  }
  const ad = (id: number) =>
    buildAd({
      ...record(id),
      slug: `grua-${id}`,
      name: next(),
      description: describe(),
      manufacturer: next(),
      model: next(),
      gallery: [buildImage({ ...record(1), alternativeText: next() })],
      category: buildCategory({ ...record(1), slug: "c", name: next() }),
      condition: buildCondition({ ...record(1), name: next() }),
      commune: place(next),
      user: buildSeller({ ...record(1), username: "ana", firstname: next(), lastname: next() }),
    })
  const profile = {
    ...record(1),
    username: "ana",
    display_name: next(),
    description: describe(),
    commune: { name: next(), region: next() },
  }
  return {
    "/api/ads": pageOf([1, 2].map(ad)),
    "/api/ads/facets": { data: buildFacets({ manufacturers: [{ name: next(), count: 1 }] }) },
    "/api/seller-profiles": pageOf([buildSellerProfile(profile)]),
    "/api/faqs": pageOf(faqsWith([describe()], next)),
    "/api/filter/categories": { data: [{ id: 1, slug: "c", name: next(), count: 3 }] },
    "/api/filter/communes": { data: [] },
    "/api/pages": pageOf([]),
  }
}
