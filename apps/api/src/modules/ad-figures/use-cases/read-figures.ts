import type { AdFigures } from "@wara/contract/ad-figures"
import { findAdIdeas } from "@wara/domain/figures/ad-ideas"
import { chileanDay } from "@wara/domain/site/chilean-dates"
import type { Database } from "../../../database/database.ts"
import { listFigures } from "../figures-store.ts"
import { listQuietAds } from "../quiet-ads-store.ts"

/** The numbers of some of an owner's ads, with ideas for those that nobody asks about. */
export async function readFigures(
  database: Database,
  ownerId: number,
  ads: readonly number[],
  now: Date,
): Promise<AdFigures[]> {
  const figures = await listFigures(database, ownerId, ads, chileanDay(now))
  const shown = figures.map(({ ad }) => ad)
  const quiet = shown.length === 0 ? [] : await listQuietAds(database, shown, now)
  const ideas = new Map(quiet.map((ad) => [ad.id, findAdIdeas(ad)]))
  return figures.map((one) => ({ ...one, ideas: ideas.get(one.ad) ?? [] }))
}
